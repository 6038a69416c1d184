import type { DraftInput } from '#documents/model/draft.ts';
import { sousTraitantBatiment } from './facture-tva/special-regimes/sous-traitant-batiment.ts';

/**
 * An invoice of `lineCount` lines (1 to 1,000), deterministic: sections, sub-totals, comments,
 * three rates, discounts, and names up to 200 characters.
 */
export function buildLongSample(lineCount: number): DraftInput {
  return {
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: `F-2026-${String(lineCount).padStart(4, '0')}`,
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    subject: `Réhabilitation du groupe scolaire, décompte en ${lineCount} lignes`,
    supply: { start: '2026-09-01', end: '2026-11-15' },
    operation: 'mixed',
    seller: sousTraitantBatiment.seller,
    buyer: sousTraitantBatiment.buyer,
    lines: Array.from({ length: lineCount }, (_, index) => buildLine(index, lineCount)),
    references: sousTraitantBatiment.references,
  };
}

type LineInput = NonNullable<DraftInput['lines']>[number];

/** A lot is title, items, comment, sub-total: twenty-five lines. The last line is an item. */
function buildLine(index: number, lineCount: number): LineInput {
  const lot = Math.floor(index / LINES_PER_LOT) + 1;
  const place = index % LINES_PER_LOT;
  if (index === lineCount - 1) return buildItem(index);
  if (place === 0)
    return {
      kind: 'section',
      name: `Lot ${String(lot).padStart(2, '0')} — ${pick(LOTS, lot - 1)}`,
    };
  if (place === COMMENT_PLACE)
    return {
      kind: 'comment',
      text: `Quantités relevées contradictoirement, attachement n° ${lot}.`,
    };
  if (place === LINES_PER_LOT - 1)
    return { kind: 'subtotal', name: `Sous-total du lot ${String(lot).padStart(2, '0')}` };
  return buildItem(index);
}

function buildItem(index: number): LineInput {
  return {
    kind: 'item',
    reference: `ART-${String(index + 1).padStart(4, '0')}`,
    name: buildName(index),
    ...(index % 7 === 3
      ? {
          description:
            'Fourniture et pose, raccords et chutes compris ; conforme au descriptif du marché.',
        }
      : {}),
    quantity: `${1 + (index % 40)}.${index % 4 === 0 ? '5' : '0'}`,
    unit: pick(UNITS, index),
    unitPrice: `${4 + ((index * 37) % 180)}.${String((index * 13) % 100).padStart(2, '0')}`,
    vatRate: pick(RATES, index),
    ...(index % 9 === 4 ? { discount: { percent: '5', reason: 'Quantité' } } : {}),
  };
}

/** Short names, and every eleventh one of exactly 200 characters. */
function buildName(index: number): string {
  const name = `${pick(WORKS, index)}, repère ${index + 1}`;
  return index % 11 === 5 ? `${name}${LONG_TAIL.repeat(3)}`.slice(0, 199).padEnd(200, '.') : name;
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}

const LINES_PER_LOT = 25;
const COMMENT_PLACE = 12;
const LOTS = [
  'Gros œuvre',
  'Charpente et couverture',
  'Menuiseries extérieures',
  'Cloisons et doublages',
  'Électricité',
  'Plomberie, sanitaire',
  'Peinture et revêtements',
];
const WORKS = [
  'Dépose soignée',
  'Ouvrage en béton armé',
  'Bloc-porte coupe-feu ½ heure',
  'Enduit plâtre',
  'Chemin de câbles',
  'Peinture mate en deux couches',
  'Plinthe en médium',
];
const UNITS = ['MTK', 'MTR', 'C62', 'HUR', 'LS'];
const RATES = ['20', '20', '10', '20', '5.5'];
const LONG_TAIL =
  ', y compris découpes, calfeutrements, scellements, protections des ouvrages conservés, nettoyage et évacuation des gravats en décharge agréée';
