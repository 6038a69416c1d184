import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import { mentionsOfSample } from '#documents/law/mentions/mentions-of.test.support.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { findWording, listWordings, requireWording, type WordingName } from './wordings.ts';

const BLANKS = /\[[^\]]+\]|^Le client /;

function printedBySamples(): string {
  return Object.values(samples)
    .map(requireDraft)
    .flatMap((draft) =>
      computeMentions({ draft, totals: computeTotals(draft), kind: requireKind(draft.kind) }),
    )
    .map(({ text }) => text)
    .join('\n');
}

test.each([
  ['franchise', 'graphiste', 'vat-regime'],
  ['autoliquidation.btp', 'sous-traitant-batiment', 'vat-regime'],
  ['livraison-intracom', 'livraison-intracommunautaire', 'vat-regime'],
  ['indemnite', 'menuisier', 'recovery-fee'],
] as const)('%s is what the sample %s prints', (wording, sample, id) => {
  const printed = mentionsOfSample(sample).find((mention) => mention.id === id)?.text;
  expect(printed).toBe(requireWording(wording).replace(/[\u00a0\u202f]/g, ' '));
});

test('every wording without blanks is printed by some sample, or said to be rare', () => {
  const printed = printedBySamples();
  const missing = listWordings()
    .map(([name]) => name as WordingName)
    .filter((name) => !BLANKS.test(requireWording(name)))
    .filter((name) => !printed.includes(requireWording(name)));
  expect(missing).toEqual(RARE);
});

test('a name that no wording has is refused', () => {
  expect(() => findWording('inconnue')).toThrow('inconnue');
});

/** Wordings that no sample prints; their own tests cover them. */
const RARE = [
  'marge.art',
  'exoneration.cours',
  'exoneration.assurance',
  'exoneration.location-nue',
  'exoneration.location-meublee',
  'exoneration.association.membres',
  'exoneration.association',
  'travaux.garanties',
  'garantie.conformite',
];
