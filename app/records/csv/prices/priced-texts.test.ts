import { expect, test } from 'vitest';
import { readPricedTexts, WITHOUT_VAT } from './priced-texts.ts';

const read = (grossPrice: string, vatRate: string) => {
  const row = readPricedTexts({ description: 'Fenêtre', grossPrice, vatRate });
  return row.ok ? row.texts.unitPrice : row.problem;
};

test.each([
  ['120,00', '20', '100'],
  ['1 055,00 €', '5,5 %', '1000'],
  ['99,90', '20', '83.25'],
  ['10', '5,5', '9.48'],
  ['108,50', '8.5', '100'],
  ['9,99', '20', '8.33'],
  ['0,0120', '20', '0.01'],
  ['0,0125', '20', '0.0104'],
  ['50', '0', '50'],
])('%s with VAT at %s are %s without, to the cent', (gross, rate, net) => {
  expect(read(gross, rate)).toBe(net);
});

test('a product without VAT has the same price, and no rate', () => {
  for (const rate of [WITHOUT_VAT, 'exonéré', 'Non assujetti'])
    expect(
      readPricedTexts({ description: 'Cours', grossPrice: '50', vatRate: rate }),
    ).toMatchObject({
      ok: true,
      texts: { unitPrice: '50', vatRate: '' },
    });
});

test('a price is not converted without its rate, nor with a rate that does not exist', () => {
  expect(read('120', '')).toBe('Le taux de TVA manque pour convertir le prix TTC.');
  // The amount of the VAT, in a column that was taken for rates.
  expect(read('240', '40,00')).toBe('40\u00a0% n’est pas un taux de TVA en France.');
  expect(read('cher', '20')).toBe('Saisissez un prix, par exemple 450,00.');
  expect(read('120', 'vingt')).toBe('Saisissez un taux, par exemple 20.');
});

test('a rate that a spreadsheet wrote as a share of one is refused', () => {
  const texts = { description: 'Fenêtre', unitPrice: '100' };
  expect(readPricedTexts({ ...texts, vatRate: '0,2' })).toEqual({
    ok: false,
    problem:
      '«\u00a00,2\u00a0» n’est pas un taux de TVA\u00a0: écrivez-le en pour cent, par exemple 20.',
  });
  expect(read('120', '0,2')).toContain('écrivez-le en pour cent');
  for (const vatRate of ['0', '0,9', '2,1', ''])
    expect(readPricedTexts({ ...texts, vatRate }), vatRate).toMatchObject({ ok: true });
});

test('a price without VAT is never converted', () => {
  const texts = { description: 'Fenêtre', unitPrice: '100', vatRate: '20' };
  expect(readPricedTexts(texts)).toMatchObject({ ok: true, texts });
  expect(readPricedTexts({ ...texts, grossPrice: '130' })).toMatchObject({ ok: true, texts });
});
