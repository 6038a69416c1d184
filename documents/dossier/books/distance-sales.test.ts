import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft, type DraftInput } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { listDistanceSales, warnOfDistanceSales } from './distance-sales.ts';

const today = '2026-11-20';

/** Goods to a consumer in Belgium with French VAT. */
function french(unitPrice: string, changes: Partial<DraftInput> = {}): Draft {
  return requireDraft({
    ...samples['luminaires-belgique'],
    vatRegime: 'normal',
    priceMode: 'net',
    lines: [{ kind: 'item', name: 'Lampe', quantity: '1', unitPrice, vatRate: '20' }],
    charges: [],
    ...changes,
  });
}

function belgian(unitPrice: string, changes: Partial<DraftInput> = {}): Draft {
  return french(unitPrice, { vatRegime: 'one-stop-shop', ...changes });
}

function read(...drafts: Draft[]) {
  const dossier = makeDossier(today);
  drafts.forEach((draft, index) => {
    dossier.add(`${index}`, { ...draft, number: `F-${index}` });
  });
  const nodes = [...dossier.chain().values()];
  return {
    total: listDistanceSales(nodes, today)[0]?.total,
    warnings: warnOfDistanceSales(nodes, today).map(({ text }) => text),
  };
}

test('goods to consumers of the Union are added up, of all its states and without tax', () => {
  const { buyer } = samples['luminaires-belgique'];
  const toGermany = { buyer: { ...buyer, address: { ...buyer.address, country: 'DE' } } };
  expect(read(french('6000'), french('4000', toGermany))).toEqual({
    ...{ total: 1_000_000, warnings: [] },
  });
  const [warning, ...others] = read(french('6000'), french('4000.01', toGermany)).warnings;
  expect(others).toEqual([]);
  expect(warning).toMatch(/10\u202f000,00\u00a0€ hors taxes/);
  expect(warning).toContain('guichet unique');
});

test('of goods sold with a service, the goods count', () => {
  const item = { kind: 'item', name: 'Lampe', quantity: '1', vatRate: '20' } as const;
  const lines = [
    { ...item, unitPrice: '600', nature: 'goods' } as const,
    { ...item, unitPrice: '200', nature: 'services' } as const,
  ];
  expect(read(french('0', { operation: 'mixed', lines })).total).toBe(60_000);
});

test('neither a sale in France, nor to a business, nor a service with French VAT, nor another year or currency', () => {
  const { buyer } = samples['luminaires-belgique'];
  const inFrance = { ...buyer, address: { ...buyer.address, country: 'FR' } };
  for (const other of [
    french('5000', { buyer: inFrance }),
    french('5000', { buyer: { ...buyer, kind: 'eu-business' } }),
    french('5000', { operation: 'services' }),
    french('5000', { issueDate: '2025-12-31' }),
    french('5000', { currency: 'SEK' }),
  ])
    expect(read(french('6000'), other).total).toBe(600_000);
});

test('who has gone over to the one-stop shop is left alone, and still counted', () => {
  const before = french('9000', { issueDate: '2026-03-01' });
  expect(read(before, belgian('2000', { issueDate: '2026-04-01' }))).toEqual({
    ...{ total: 1_100_000, warnings: [] },
  });
  expect(read(belgian('2000', { issueDate: '2026-04-01' }), before).warnings).toEqual([]);
  const back = convertInvoiceToCredit(french('100'), { number: 'A-1', today });
  expect(read(before, belgian('2000', { issueDate: '2026-04-01' }), back)).toEqual({
    ...{ total: 1_090_000, warnings: [] },
  });
  const again = french('10', { issueDate: '2026-05-01' });
  expect(read(before, belgian('2000', { issueDate: '2026-04-01' }), again).warnings).toHaveLength(
    1,
  );
});

test('what an avoir gives back is no sale', () => {
  const sale = french('6000');
  const credit = convertInvoiceToCredit(sale, { number: 'A-1', today });
  expect(read(sale, french('5000'), credit)).toEqual({ total: 500_000, warnings: [] });
});
