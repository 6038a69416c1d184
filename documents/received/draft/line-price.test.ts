import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { fitPrice, readPrice } from './line-price.ts';

/** Quantity, price and amount of a line; how they relate; the price that the draft takes. */
const LINES: readonly (readonly [
  quantity: string,
  price: string,
  amount: string,
  fit: string,
  taken: string,
])[] = [
  ['3', '12.50', '37.50', 'given', '3 × 12.5'],
  // 0.0000052 needs more than six decimals.
  ['840000', '0.000005', '4.20', 'given', '840000 × 0.000005'],
  ['840000', '0.000005', '4.37', 'given', '1 × 4.37'],
  ['840000', '0.000005', '3.78', 'given', '1 × 3.78'],
  ['840000', '0.000005', '4.62', 'given', '1 × 4.62'],
  ['840000', '0.000005', '4.63', 'other', '1 × 4.63'],
  ['-840000', '0.000005', '-4.41', 'given', '-1 × 4.41'],
  ['1500', '4.44002', '6660.04', 'given', '1500 × 4.440024'],
  ['1500', '4.44', '6660.04', 'rounded', '1500 × 4.440024'],
  ['1500', '4.44', '6667.50', 'rounded', '1500 × 4.444997'],
  ['1500', '4.44', '6668.00', 'other', '1 × 6668'],
  ['1500', '4.440000', '6660.04', 'other', '1 × 6660.04'],
  ['10', '12', '120.30', 'other', '1 × 120.3'],
  ['0.5', '12.00', '6.01', 'given', '1 × 6.01'],
  ['0', '12.00', '5.00', 'other', '1 × 5'],
  ['7', '0.00', '5.00', 'other', '1 × 5'],
];

test.each(LINES)('%s × %s = %s: %s, taken as %s', (...values) => {
  const [quantity, netPrice, lineNetAmount, fit, taken] = values;
  const line = { quantity, netPrice, lineNetAmount };
  expect(fitPrice(line, 1)).toBe(fit);
  const read = readPrice(line, 1);
  expect(`${read.quantity} × ${read.unitPrice}`).toBe(taken);
});

test.each(['0', '0.00', '-1', ''])('a price for %s units is that of one, and is said', (base) => {
  const line = { quantity: '3', netPrice: '12.50', priceBaseQuantity: base };
  expect(readPrice(line, 1)).toMatchObject({ quantity: '3', unitPrice: '12.5' });
  expect(readPrice({ ...line, lineNetAmount: '40.00' }, 1)).toMatchObject({ unitPrice: '40' });
  const draft = requireDraft({
    ...menuisier,
    allowances: [],
    charges: [],
    lines: [{ kind: 'item', name: 'Article', quantity: '3', unitPrice: '12.50', vatRate: '20' }],
  });
  for (const xml of [
    (buildFacturX(draft) ?? '').replace(
      '</ram:ChargeAmount>',
      `$&<ram:BasisQuantity unitCode="C62">${base}</ram:BasisQuantity>`,
    ),
    (buildUbl(draft) ?? '').replace(
      '</cbc:PriceAmount>',
      `$&<cbc:BaseQuantity unitCode="C62">${base}</cbc:BaseQuantity>`,
    ),
  ]) {
    const read = readInvoiceXml(Buffer.from(xml));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.invoice.draft.lines).toMatchObject([{ quantity: '3', unitPrice: '12.5' }]);
    const codes = read.invoice.findings.map(({ code }) => code);
    expect(codes.includes('no-base-quantity')).toBe(base !== '');
  }
});

test('a price fits an amount of whole units where the currency has no cents', () => {
  const line = { quantity: '840000', netPrice: '0.005' };
  expect(fitPrice({ ...line, lineNetAmount: '4201' }, 100)).toBe('given');
  expect(fitPrice({ ...line, lineNetAmount: '4202' }, 100)).toBe('rounded');
  const { quantity, unitPrice } = readPrice({ ...line, lineNetAmount: '4202' }, 100);
  expect([quantity, unitPrice]).toEqual(['840000', '0.005002']);
  expect(readPrice({ quantity: '7', netPrice: '4.5' }, 100)).toMatchObject({ unitPrice: '4.5' });
});

test('a line without a price has no decimals to round', () => {
  expect(fitPrice({ quantity: '1000', lineNetAmount: '4.00' }, 1)).toBe('other');
});

test('the band is that of the price of one, and before allowances and charges', () => {
  const line = { quantity: '900', netPrice: '7.10', priceBaseQuantity: '300' };
  expect(fitPrice({ ...line, lineNetAmount: '21.31' }, 1)).toBe('given');
  expect(fitPrice({ ...line, lineNetAmount: '21.33' }, 1)).toBe('other');
  const allowances = [{ amount: '1.30' }];
  expect(fitPrice({ ...line, lineNetAmount: '20.01', allowances }, 1)).toBe('given');
});

test('a price that is rounded is told, and is no fault, in both syntaxes', () => {
  const draft = requireDraft({
    ...menuisier,
    lines: [{ kind: 'item', name: 'Vis', quantity: '1500', unitPrice: '4.440024', vatRate: '20' }],
    allowances: [],
    charges: [],
  });
  for (const write of [buildFacturX, buildUbl]) {
    const xml = (write(draft) ?? '').replace('4.440024', '4.44');
    const read = readInvoiceXml(Buffer.from(xml));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.invoice.findings).toMatchObject([{ code: 'rounded-price', severity: 'info' }]);
    expect(read.invoice.verdict).toBe('conforming');
    expect(read.invoice.draft.lines).toMatchObject([{ quantity: '1500', unitPrice: '4.440024' }]);
    expect(read.invoice.dropped).toMatchObject([{ term: 'BT-146', value: '4.44' }]);
  }
});
