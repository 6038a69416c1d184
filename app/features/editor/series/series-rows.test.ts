import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  amountsOf,
  changeRow,
  explainCell,
  listRows,
  pasteRows,
  readSeriesRows,
} from './series-rows.ts';

const draft = requireDraft(samples['quittance-appartement']);
const amounts = amountsOf(draft);
const today = '2026-11-20';
const year = listRows({ first: '2026-10', count: 12, amounts });

test('a year begins with what a month costs, its charges summed', () => {
  expect(amounts).toEqual({ rent: '720,00', charges: '70,00' });
  expect(year).toHaveLength(12);
  expect(year[0]).toEqual({ month: '2026-10', ...amounts, received: '', paidOn: '' });
  expect(year.at(-1)?.month).toBe('2027-09');
  expect(amountsOf({ ...draft, currency: 'XPF' })).toEqual({ rent: '720', charges: '70' });
});

test('rows as they come say nothing that the draft does not say', () => {
  expect(readSeriesRows(year, { amounts, today })).toEqual(year.map(({ month }) => ({ month })));
});

test('a rent that changes goes on for the months after, up to one that differs', () => {
  const revised = changeRow(year, { index: 9, column: 'rent', text: '735' });
  expect(revised.map(({ rent }) => rent).slice(8)).toEqual(['720,00', '735', '735', '735']);
  const again = changeRow(revised, { index: 0, column: 'rent', text: '700' });
  expect(again.map(({ rent }) => rent).slice(7)).toEqual(['700', '700', '735', '735', '735']);
});

test('what was received in a month is of this month alone', () => {
  const partial = changeRow(year, { index: 2, column: 'received', text: '300' });
  expect(partial.filter(({ received }) => received !== '')).toHaveLength(1);
  expect(readSeriesRows(partial, { amounts, today })?.[2]).toEqual({
    month: '2026-12',
    received: '300.00',
  });
});

test('another start keeps what was typed for the months that stay', () => {
  const typed = changeRow(year, { index: 11, column: 'rent', text: '800' });
  const moved = listRows({ first: '2027-09', count: 3, amounts }, typed);
  expect(moved.map(({ month, rent }) => [month, rent])).toEqual([
    ['2027-09', '800'],
    ['2027-10', '800'],
    ['2027-11', '800'],
  ]);
});

test('a column of a spreadsheet fills the rows below', () => {
  const pasted = pasteRows(year, { index: 10, column: 'received', text: '10\r\n20\r\n30\r\n' });
  expect(pasted.slice(9).map(({ received }) => received)).toEqual(['', '10', '20']);
});

test('a cell that cannot be read says what to write, and stops the series', () => {
  expect(explainCell('', 'rent', today)).toBe('Écrivez le loyer.');
  expect(explainCell('', 'received', today)).toBe('');
  expect(explainCell('-3', 'charges', today)).toBe('Écrivez un nombre positif.');
  expect(explainCell('bientôt', 'paidOn', today)).toContain('05/11/2026');
  expect(explainCell('31/02', 'paidOn', today)).toBe('Février\u00a02026 n’a pas 31 jours.');
  expect(explainCell('21/11/2026', 'paidOn', today)).toContain('pas encore venu');
  expect(explainCell('20/11/2026', 'paidOn', today)).toBe('');
  const wrong = changeRow(year, { index: 0, column: 'received', text: 'tout' });
  expect(readSeriesRows(wrong, { amounts, today })).toBeNull();
});

test('a day of payment is read as people type it', () => {
  const dated = changeRow(year, { index: 0, column: 'paidOn', text: '5/10/26' });
  expect(readSeriesRows(dated, { amounts, today })?.[0]).toEqual({
    month: '2026-10',
    paidOn: '2026-10-05',
  });
});
