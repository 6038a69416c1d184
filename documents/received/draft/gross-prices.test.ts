import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';

type Prices = Partial<Pick<DraftInput, 'priceMode' | 'buyer'>> & {
  lines: readonly (readonly [quantity: string, unitPrice: string])[];
};

const CONSUMER: DraftInput['buyer'] = {
  kind: 'individual',
  name: 'Mme Odile Kerbrat',
  address: menuisier.buyer.address,
};

/** Writes an invoice at 20 % and reads its prices back, which must agree in both syntaxes. */
function readBack({ lines, ...draft }: Prices, change = (xml: string) => xml) {
  const input = requireDraft({
    ...menuisier,
    ...draft,
    allowances: [],
    charges: [],
    lines: lines.map(([quantity, unitPrice]) => ({
      kind: 'item',
      name: 'Article',
      quantity,
      unitPrice,
      vatRate: '20',
    })),
  });
  const read = [buildFacturX, buildUbl].map((write) => {
    const result = readInvoiceXml(Buffer.from(change(write(input) ?? '')));
    if (!result.ok) throw new Error(result.problem.code);
    const { priceMode, lines: back } = result.invoice.draft;
    return [priceMode, ...back.map((line) => 'unitPrice' in line && line.unitPrice)].join(' ');
  });
  expect(read[1]).toBe(read[0]);
  return read[0];
}

test('prices without tax of many decimals stay so where they give every amount', () => {
  expect(readBack({ lines: [['10', '1.125']] })).toBe('net 1.125');
  expect(readBack({ lines: [['12', '8.333333']] })).toBe('net 8.333333');
  expect(readBack({ buyer: CONSUMER, lines: [['10', '1.125']] })).toBe('net 1.125');
});

test('prices of two decimals are of labels where those alone give the total', () => {
  const lines = ['1.99', '1.99', '1.99'].map((price) => ['1', price] as const);
  expect(readBack({ priceMode: 'gross', lines })).toBe('gross 1.99 1.99 1.99');
  const rounded = (xml: string) => xml.replace('8.333333', '8.33');
  expect(readBack({ priceMode: 'gross', lines: [['3', '10']] }, rounded)).toBe('gross 10');
});

test('the prices of a shop come back with their tax, though those without would do', () => {
  expect(readBack({ priceMode: 'gross', buyer: CONSUMER, lines: [['3', '19.90']] })).toBe(
    'gross 19.9',
  );
  const lines = [
    ['3', '19.90'],
    ['7', '4.99'],
  ] as const;
  expect(readBack({ priceMode: 'gross', lines })).toBe('gross 19.9 4.99');
});

test('a price with tax comes back as it was typed, whatever its quantity and its rate', () => {
  for (const quantity of ['1', '2', '3', '4', '10', '12'])
    for (const price of ['19.95', '24', '9.99', '0.05', '1200'])
      expect(
        readBack({ priceMode: 'gross', buyer: CONSUMER, lines: [[quantity, price]] }),
        `${quantity} × ${price}`,
      ).toBe(`gross ${price}`);
});

test('a lump sum that fits with tax does not make the prices of an invoice gross', () => {
  const lines = [
    ['10000000', '0.000001'],
    ['1', '1'],
  ] as const;
  // 10.00 becomes 14.99, which no price with six decimals gives.
  const raised = (xml: string) =>
    xml
      .replaceAll('10.00<', '14.99<')
      .replaceAll('11.00<', '15.99<')
      .replaceAll('2.20<', '3.20<')
      .replaceAll('13.20<', '19.19<');
  expect(readBack({ lines }, raised)).toBe('net 14.99 1');
});

test('an eco-contribution in prices with tax is no amount without it', () => {
  const input = requireDraft({
    ...menuisier,
    ...{ priceMode: 'gross', allowances: [], charges: [] },
    lines: [
      {
        ...{ kind: 'item', name: 'Lampe', quantity: '2', unitPrice: '120', vatRate: '20' },
        ...{ ecoContribution: '2.40', discount: { percent: '10' } },
      },
    ],
  });
  for (const write of [buildFacturX, buildUbl]) {
    const result = readInvoiceXml(Buffer.from(write(input) ?? ''));
    if (!result.ok) throw new Error(result.problem.code);
    expect(result.invoice.draft).toMatchObject({
      priceMode: 'gross',
      lines: [{ unitPrice: '120', ecoContribution: '2.4', discount: { amount: '23.52' } }],
    });
  }
});
