import { expect, test } from 'vitest';
import { takeImportRows } from '#app/records/csv/import-columns.ts';
import { productImport } from '#app/records/csv/product-file.ts';
import { listConversions } from './list-conversions.ts';

function read(...lines: string[]): string[] {
  const rows = lines.map((line) => line.split(';'));
  const choice = productImport.guess?.(rows);
  if (!choice) throw new Error('No columns were guessed');
  return takeImportRows(rows, choice).map(({ cells }) => {
    const one = productImport.read(cells);
    return one.ok ? one.value.unitPrice : one.problem;
  });
}

test('a dot before three digits is what the other numbers of the file say', () => {
  expect(read('Désignation;Prix HT', 'Cuisine;1.234', 'Vis;12,50')).toEqual(['1234', '12.5']);
  expect(read('Désignation;Prix HT;TVA', 'Cuisine;1.234 €;5,5')).toEqual(['1234']);
  expect(read('Désignation;Prix TTC;TVA', 'Cuisine;1.200;20', 'Vis;12,00;20')).toEqual([
    '1000',
    '10',
  ]);
  expect(read('Name;Price excl. VAT', 'Gas;1.234', 'Nail;12.50')).toEqual(['1.234', '12.5']);
});

test('the conversion that is shown is of the price that was meant', () => {
  const rows = ['Désignation;Prix TTC;TVA', 'Cuisine;1.200;20', 'Vis;12,00;20'].map((line) =>
    line.split(';'),
  );
  const choice = productImport.guess?.(rows);
  expect(choice && listConversions(rows, choice)[0]).toEqual({
    gross: 120_000,
    net: 100_000,
    again: 120_000,
  });
});

test('a dot that nothing explains is refused, since it may be a thousand', () => {
  expect(read('Désignation;Prix HT', 'Cuisine;1.234', 'Vis;12')).toEqual([
    '«\u00a01.234\u00a0» peut se lire 1234 ou 1,234\u00a0: écrivez-le sans point.',
    '12',
  ]);
});
