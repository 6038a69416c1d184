import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Mention } from '#documents/law/mention.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { translateMention } from './translate-mention.ts';

const inputs: [string, DraftInput][] = Object.entries(samples);

function mentionsOf(input: DraftInput, translate?: typeof translateMention): Mention[] {
  const draft = requireDraft(input);
  const context = { draft, totals: computeTotals(draft), kind: requireKind(draft.kind) };
  return computeMentions(context, translate);
}

test.each(inputs)('every mention of %s is told in English, and stays in French', (_, input) => {
  const printed = mentionsOf(input, translateMention).filter(({ place }) => place !== 'xml');
  for (const { text, translation } of printed) {
    expect(translation, text).toBeTruthy();
    expect(translation).not.toMatch(/€$|\d,\d\d\b(?!\d)| HT\b| TTC\b|n°|\d\d\/\d\d\/\d{4}/);
  }
  expect(printed.map(({ text }) => text)).toEqual(
    mentionsOf(input).flatMap(({ text, place }) => (place === 'xml' ? [] : [text])),
  );
});

test('without a translator there is no translation, nor ever in the notes of the XML', () => {
  for (const [, input] of inputs) {
    expect(mentionsOf(input).some(({ translation }) => translation)).toBe(false);
    for (const { place, translation } of mentionsOf(input, translateMention))
      if (place === 'xml') expect(translation).toBeUndefined();
  }
});

test.each([
  [
    'Pénalités de retard : taux annuel de 12,5 %, exigibles sans rappel dès le lendemain',
    'Late payment penalties: annual rate of 12.5%, due without reminder from the day after the payment date',
  ],
  [
    'Annule et remplace la facture n° F-1 du 02/10/2026 et n° F-2 du 03/10/2026',
    'Cancels and replaces invoice no. F-1 of 2 Oct 2026 and no. F-2 of 3 Oct 2026',
  ],
  [
    'Situation n° 2 sur devis n° D-1 du 02/10/2026, réalisé à 69,44 %',
    'Progress invoice no. 2 on quote no. D-1 of 2 Oct 2026, 69.44% of which is done',
  ],
  [
    'Situation n° 3, valant solde, sur devis n° D-1 du 02/10/2026',
    'Progress invoice no. 3, final, on quote no. D-1 of 2 Oct 2026',
  ],
  ['Avenant compris : n° D-2 du 02/10/2026', 'Amendments included: no. D-2 of 2 Oct 2026'],
  [
    'TVA non applicable, article 293 B du CGI',
    'VAT not applicable, article 293 B of the French General Tax Code',
  ],
  [
    'Frais de déplacement : 1\u202f035,50\u00a0€ HT, en sus du montant du devis',
    'Travel costs: €1,035.50 excl. VAT, in addition to the amount of the quote',
  ],
  [
    'Frais de déplacement : 45,00\u00a0€ TTC, compris dans le montant du devis',
    'Travel costs: €45.00 incl. VAT, included in the amount of the quote',
  ],
  [
    'Retenue de garantie de 5 % : 120,00\u00a0CHF (loi n° 71-584)',
    'Retention of 5%: CHF\u00a0120.00 (law 71-584 of 16 July 1971)',
  ],
  [
    'Retenue de garantie de 5 % : 1\u202f200\u00a0JPY (loi n° 71-584)',
    'Retention of 5%: JPY\u00a01,200 (law 71-584 of 16 July 1971)',
  ],
  [
    'Montant remboursé le 01/12/2026, sur le compte FR14 2004',
    'Amount refunded on 1 Dec 2026, to account FR14 2004',
  ],
  ['Montant à rembourser, sur le compte FR14 2004', 'Amount to be refunded, to account FR14 2004'],
  ['Montant à rembourser', 'Amount to be refunded'],
])('« %s »', (french, english) => {
  expect(translateMention({ text: french })?.replaceAll('\u00a0', ' ')).toBe(
    english.replaceAll('\u00a0', ' '),
  );
});

test('the words of an author are left to him', () => {
  expect(translateMention({ text: 'Quittance donnée à la demande du locataire.' })).toBeNull();
});
