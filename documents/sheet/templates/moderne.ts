import { tint } from '#documents/sheet/contrast.ts';
import type { Template } from '#documents/sheet/template.ts';
import { createClassique } from './classique.ts';
import { INK, WHITE } from './colors.ts';

/** A full-width colour band, a striped table, the amount due in a filled block. */
export function createModerne(accent: string): Template {
  return {
    ...createClassique(accent),
    title: { size: 27, weight: 'semibold', color: accent },
    number: { size: 12, weight: 'regular', color: INK },
    strong: { size: 11, weight: 'semibold', color: INK },
    tableHead: { size: 8.5, weight: 'semibold', color: WHITE },
    section: { size: 10, weight: 'semibold', color: accent },
    totalStrong: { size: 13, weight: 'semibold', color: WHITE },
    ruleColor: tint(accent, 0.25),
    letterhead: { kind: 'band' },
    table: { head: 'filled', rows: 'stripes', padding: 4.5 },
    emphasis: 'filled',
  };
}
