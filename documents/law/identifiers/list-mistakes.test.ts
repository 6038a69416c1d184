import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import { listNaturedFields } from '#documents/model/fields/natured-fields.ts';
import { listTextPaths } from '#documents/model/fields/text-paths.test.support.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listMistakes } from './list-mistakes.ts';

/** A draft, or part of one, with a text at the keys, in its only line if it is of lines. */
function holding(keys: readonly string[], text: string): Partial<Draft> {
  const build = ([key = '', ...rest]: readonly string[]): unknown => {
    const below = rest.length === 0 ? text : build(rest);
    return { country: 'FR', [key]: key === 'lines' ? [below] : below };
  };
  return build(keys) as Partial<Draft>; // only the texts of a nature are read
}

test('every text of the model that says what it is has its check, wherever it stands', () => {
  const fields = listNaturedFields();
  expect(fields.length).toBeGreaterThan(30);
  for (const { keys, field, nature } of fields) {
    const found = listMistakes(holding(keys, '!'));
    expect(
      found.map(({ path }) => path.replace('[0]', '')),
      keys.join('.'),
    ).toEqual([keys.join('.')]);
    expect(found[0]).toMatchObject({ label: field.label, nature, value: '!' });
    expect(listMistakes(holding(keys, ''))).toEqual([]);
  }
});

test('every other text of the model is words: a new one is named here, or gets a nature', () => {
  const natured = new Set(listNaturedFields().map(({ keys }) => keys.join('.')));
  const words = listTextPaths().filter((path) => !natured.has(path));
  expect(words.filter((path) => LOOKS_TYPED.test(path))).toEqual(WORDS_IN_SPITE_OF_THEIR_NAME);
});

/** Names that promise a form: an address, a number, a code. */
const LOOKS_TYPED =
  /mail|phone|site$|url|link|siren|siret|vatNumber|iban|bic$|naf$|rna$|gtin|code$|postal|number$|id$|address$|reference$|registry/i;
const WORDS_IN_SPITE_OF_THEIR_NAME: readonly string[] = [
  // The rules of exemptions check the codes of VATEX, with the regime.
  'exemption.code',
  'seller.registry',
  'seller.insurance.policyNumber',
  'buyer.customerCode',
  'buyer.routingCode',
  'lines.reference',
  'lines.buyerReference',
  'lines.exemption.code',
  'lines.accountingReference',
  'prepayments.reference',
  'payment.reference',
  'payment.mandate.reference',
  'references.buyerReference',
  'works.address',
  'quote.waste.collectionPoints.address',
  'receipt.reference',
  'rent.agent.cardNumber',
  'rent.lease.reference',
  'style.labels.reference',
];

test('no example of the product has a mistake', () => {
  for (const [name, input] of Object.entries(samples))
    expect(listMistakes(requireDraft(input)), name).toEqual([]);
});
