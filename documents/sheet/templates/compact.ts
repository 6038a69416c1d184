import { millimetres } from '#documents/sheet/geometry.ts';
import type { Template } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { createClassique } from './classique.ts';
import { INK, SOFT } from './colors.ts';

/** Twice as many lines per page; the address does not fit an envelope window. */
export function createCompact(accent: string): Template {
  return {
    ...createClassique(accent),
    title: text(16, accent, 'semibold'),
    number: text(10, INK, 'semibold'),
    strong: text(8.5, INK, 'semibold'),
    body: text(8, INK),
    soft: text(7.5, SOFT),
    softStrong: text(7.5, INK, 'semibold'),
    tableHead: text(7.5, INK, 'semibold'),
    cell: text(8, INK),
    cellDetail: text(7, SOFT),
    section: text(8, accent, 'semibold'),
    total: text(8, INK),
    totalStrong: text(10.5, INK, 'semibold'),
    footer: text(6.5, SOFT),
    small: text(7, SOFT),
    letterhead: {
      kind: 'columns',
      top: 94,
      logo: { width: millimetres(38), height: millimetres(12) },
      hasMark: false,
    },
    table: { head: 'tinted', rows: 'rules', padding: 1.8 },
    emphasis: 'tinted',
    spacing: 0.65,
  };
}

function text(size: number, color: string, weight: TextStyle['weight'] = 'regular'): TextStyle {
  return { size, weight, color, lineHeight: 12.4 };
}
