import { expect, test } from 'vitest';
import { cents } from '#documents';
import type { MonthSums } from '#documents/books';
import { listMonthRows } from './list-month-rows.ts';

const sums = (month: string, amount: number, invoiced: number, cashed: number): MonthSums => ({
  ...{ month, amount: cents(amount), invoiced: cents(invoiced), cashed: cents(cashed) },
});

test('each month of a period has a row, and each amount says whether tax is in it', () => {
  const months = [sums('2026-10', 1_000, 1_200, 0), sums('2026-12', 0, 0, 1_200)];
  const { columns, rows } = listMonthRows(months, '2026-T4');
  expect(columns.map(({ title, look }) => [title, look])).toEqual([
    ['Facturé TTC', 'outlined'],
    ['Encaissé TTC', 'filled'],
    ['Chiffre d’affaires HT', undefined],
  ]);
  expect(rows).toEqual([
    { name: 'octobre\u00a02026', tick: 'oct.', shortTick: 'O', amounts: [1_200, 0, 1_000] },
    { name: 'novembre\u00a02026', tick: 'nov.', shortTick: 'N', amounts: [0, 0, 0] },
    { name: 'décembre\u00a02026', tick: 'déc.', shortTick: 'D', amounts: [0, 1_200, 0] },
  ]);
});

test('a seller without tax reads neither HT nor TTC', () => {
  const { columns, rows } = listMonthRows([sums('2026-03', 1_000, 1_000, 500)], '2026-03');
  expect(columns.map(({ title }) => title)).toEqual(['Facturé', 'Encaissé']);
  expect(rows).toMatchObject([{ tick: 'mars', amounts: [1_000, 500] }]);
});
