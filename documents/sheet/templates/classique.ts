import { groundOf } from '#documents/sheet/contrast.ts';
import type { Template } from '#documents/sheet/template.ts';
import { INK, SOFT, WATERMARK } from './colors.ts';

/** Ink on white, one accent colour, thin rules. */
export function createClassique(accent: string): Template {
  return {
    title: { size: 25, weight: 'semibold', color: accent },
    number: { size: 11, weight: 'semibold', color: INK },
    strong: { size: 10, weight: 'semibold', color: INK },
    body: { size: 9, weight: 'regular', color: INK },
    soft: { size: 8.5, weight: 'regular', color: SOFT },
    softStrong: { size: 8.5, weight: 'semibold', color: INK },
    tableHead: { size: 8, weight: 'semibold', color: INK },
    cell: { size: 9, weight: 'regular', color: INK },
    cellDetail: { size: 8, weight: 'regular', color: SOFT },
    section: { size: 9, weight: 'semibold', color: accent },
    total: { size: 9, weight: 'regular', color: INK },
    totalStrong: { size: 12, weight: 'semibold', color: INK },
    footer: { size: 7, weight: 'regular', color: SOFT },
    small: { size: 7.5, weight: 'regular', color: SOFT },
    ruleColor: '#DDD7CA',
    inkColor: INK,
    watermarkColor: WATERMARK,
    accentColor: accent,
    tintColor: groundOf(accent),
    letterhead: { kind: 'sides' },
    table: { head: 'rule', rows: 'rules', padding: 4 },
    emphasis: 'rule',
    spacing: 1,
  };
}
