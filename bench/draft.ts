import type { DraftInput } from '#documents/model/draft.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { buildLongSample } from '#documents/samples/long.ts';

export const documentNames = ['site', 'twelve', 'thousand', 'works'] as const;
export type DocumentName = (typeof documentNames)[number];

/**
 * `site`: the sample of the home page, one page without logo. `twelve` and `thousand`: the same
 * invoice with as many lines. `works`: a thousand harder lines, with 200-character names,
 * descriptions, sections and sub-totals.
 */
export function buildDraft(name: DocumentName): DraftInput {
  switch (name) {
    case 'site':
      return menuisier;
    case 'twelve':
      return repeatLines(12);
    case 'thousand':
      return repeatLines(1000);
    case 'works':
      return buildLongSample(1000);
  }
}

/** Items vary as on a long invoice: names share words; sizes, quantities and prices differ. */
export function repeatLines(count: number): DraftInput {
  const lines: NonNullable<DraftInput['lines']> = [];
  for (let index = 0; index < count; index += menuisier.lines.length) {
    for (const line of menuisier.lines.slice(0, count - index)) {
      lines.push(line.kind === 'item' ? varyItem(line, lines.length) : line);
    }
  }
  return { ...menuisier, lines };
}

function varyItem<Item extends { name: string }>(item: Item, index: number) {
  const size = `${40 + ((index * 13) % 210)} × ${30 + ((index * 29) % 90)} cm`;
  return {
    ...item,
    name: `${pick(PIECES, index)} en ${pick(WOODS, index)}, ${size}, repère ${index + 1}`,
    quantity: String(1 + ((index * 7) % 30)),
    unitPrice: `${12 + ((index * 37) % 480)}.${10 + ((index * 13) % 90)}`,
  };
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

const PIECES = [
  'Étagère',
  'Plan de travail',
  'Tiroir à l’anglaise',
  'Porte coulissante',
  'Caisson bas',
  'Façade',
  'Habillage',
  'Tablette',
  'Banquette',
  'Claustra',
  'Main courante',
];
const WOODS = [
  'hêtre massif',
  'chêne huilé',
  'frêne',
  'contreplaqué bouleau',
  'mélèze',
  'noyer',
  'stratifié blanc',
];
