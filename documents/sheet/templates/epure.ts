import { millimetres } from '#documents/sheet/geometry.ts';
import type { Template } from '#documents/sheet/template.ts';
import { createClassique } from './classique.ts';
import { INK, SOFT } from './colors.ts';

/** White space instead of rules, a large light title, little accent colour. */
export function createEpure(accent: string): Template {
  return {
    ...createClassique(accent),
    title: { size: 30, weight: 'regular', color: INK },
    number: { size: 11, weight: 'regular', color: SOFT },
    strong: { size: 9.5, weight: 'semibold', color: INK },
    tableHead: { size: 8, weight: 'regular', color: SOFT },
    totalStrong: { size: 16, weight: 'semibold', color: accent },
    ruleColor: '#E6E4DF',
    letterhead: {
      kind: 'columns',
      logo: { width: millimetres(50), height: millimetres(18) },
      hasMark: true,
    },
    table: { head: 'hairline', rows: 'none', padding: 5 },
    emphasis: 'plain',
    spacing: 1.35,
  };
}
