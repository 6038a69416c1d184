import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { buildVatTable } from './vat-table.ts';

function tableOf(changes: Partial<DraftInput>) {
  const parsed = parseDraft({
    ...menuisier,
    allowances: [],
    charges: [],
    operation: 'services',
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildVatTable(parsed.draft, computeTotals(parsed.draft));
}

const line = { kind: 'item', name: 'Article', unitPrice: '100' } as const;
const training = {
  code: 'VATEX-FR-CGI261-4',
  reason: 'Exonération de TVA, article 261, 4-4° a du CGI',
};
const members = {
  code: 'VATEX-FR-CGI261-7',
  reason: 'Exonération de TVA, article 261, 7-1° a du CGI',
};

test('one row per rate, as France writes rates, with the tax point of taxed rows', () => {
  const { breakdown, categories } = tableOf({
    lines: [
      { ...line, vatRate: '20' },
      { ...line, vatRate: '5.5' },
    ],
  });
  expect(categories).toEqual([
    { category: 'S', rate: '20' },
    { category: 'S', rate: '5.5' },
  ]);
  expect(breakdown[1]).toMatchObject({
    category: 'S',
    rate: '5.5',
    taxableAmount: '100.00',
    vatAmount: '5.50',
    taxPointCode: '72',
  });
});

test('two exemptions share the only row that their category may have', () => {
  const { breakdown, categories, isOutsideReporting } = tableOf({
    lines: [
      { ...line, vatRate: '0', exemption: training },
      { ...line, vatRate: '0', exemption: members },
      { ...line, vatRate: '20' },
    ],
  });
  expect(categories).toEqual([
    { category: 'S', rate: '20' },
    { category: 'E', rate: '0' },
    { category: 'E', rate: '0' },
  ]);
  expect(breakdown).toHaveLength(2);
  expect(breakdown[1]).toMatchObject({
    taxableAmount: '200.00',
    // No code covers both.
    reasonCode: undefined,
    reason: `${training.reason} ; ${members.reason}`,
    taxPointCode: undefined,
  });
  expect(isOutsideReporting).toBe(false);
});

test('out of reporting is what is exempt under 261 to 261 E alone, in whatever order', () => {
  const exempt = (...exemptions: { code: string; reason: string }[]) =>
    tableOf({
      lines: exemptions.map((exemption) => ({ ...line, vatRate: '0', exemption })),
    }).isOutsideReporting;
  const triangular = { code: 'VATEX-EU-79-C', reason: 'Débours' };
  expect(exempt(training, members)).toBe(true);
  expect(exempt(training, triangular)).toBe(false);
  expect(exempt(triangular, training)).toBe(false);
});

test('outside the scope of VAT there is no rate', () => {
  const { breakdown, categories } = tableOf({ vatRegime: 'non-eu-services', lines: [line] });
  expect(categories).toEqual([{ category: 'O' }]);
  expect(breakdown[0]).toMatchObject({
    category: 'O',
    reasonCode: 'VATEX-EU-O',
    vatAmount: '0.00',
  });
  expect(breakdown[0]).not.toHaveProperty('rate');
});

test('goods handed over abroad are outside the scope by the code of their author', () => {
  const reason = 'Opération non soumise à la TVA française, article 258, I du CGI';
  const { breakdown } = tableOf({
    vatRegime: 'exempt',
    exemption: { code: 'VATEX-EU-O', reason },
    lines: [line],
  });
  expect(breakdown).toMatchObject([{ category: 'O', reasonCode: 'VATEX-EU-O', reason }]);
});

test('the tax falls due on payment, on delivery, or on the invoice with the option', () => {
  const lines = [{ ...line, vatRate: '20' }];
  const pointOf = (changes: Partial<DraftInput>) =>
    tableOf({ lines, ...changes }).breakdown[0]?.taxPointCode;
  expect(pointOf({ operation: 'services' })).toBe('72');
  expect(pointOf({ operation: 'services', vatOnDebits: true })).toBe('5');
  expect(pointOf({ operation: 'goods' })).toBe('29');
  expect(pointOf({ operation: 'goods', vatOnDebits: true })).toBe('29');
  expect(pointOf({ operation: 'goods', subtype: 'deposit' })).toBe('72');
  expect(pointOf({ operation: 'mixed' })).toBeUndefined();
  expect(pointOf({ operation: 'mixed', vatOnDebits: true })).toBe('5');
});
