import { expect, test } from 'vitest';
import { cents, requirePercent } from '#documents/money/amounts.ts';
import type { Sale } from './list-sales.ts';
import { writeSalesJournal } from './sales-journal.ts';

const invoice: Sale = {
  number: 'F-2026-0001',
  issueDate: '2026-03-10',
  issuedAt: Date.UTC(2026, 2, 11),
  clientName: 'Cycles\tGarance',
  activity: 'services',
  rates: [
    { rate: requirePercent('20'), taxableAmount: cents(10_000), vatAmount: cents(2_000) },
    { rate: requirePercent('10'), taxableAmount: cents(5_000), vatAmount: cents(500) },
  ],
  outlay: cents(1_250),
};
const avoir: Sale = {
  ...invoice,
  number: 'A-1',
  activity: 'goods',
  rates: [{ rate: requirePercent('0'), taxableAmount: cents(-10_000), vatAmount: cents(0) }],
  outlay: cents(0),
};
const [titles = [], ...lines] = writeSalesJournal([invoice, avoir], (moment) =>
  new Date(moment).toISOString().slice(0, 10),
);
const read = (line: string[], title: string) => line[titles.indexOf(title)] ?? '';
const amount = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

test('the journal has the eighteen columns of the law, and each line has them all', () => {
  expect(titles).toHaveLength(18);
  for (const line of lines) {
    expect(line).toHaveLength(18);
    expect(line.join('')).not.toMatch(/[\t|\n]/);
  }
});

test('each entry is balanced, and an avoir is the other way round', () => {
  for (const number of ['1', '2']) {
    const own = lines.filter((line) => read(line, 'EcritureNum') === number);
    const sum = (title: string) =>
      own.reduce((total, line) => total + amount(read(line, title)), 0);
    expect(sum('Debit')).toBe(sum('Credit'));
    expect(sum('Debit')).toBeGreaterThan(0);
  }
  const [first] = lines;
  expect(first?.slice(0, 13)).toEqual([
    ...['VE', 'Ventes', '1', '20260310', '411000', 'Clients', 'CYCLESGARANCE', 'Cycles Garance'],
    ...['F-2026-0001', '20260310', 'F-2026-0001 Cycles Garance', '187,50', '0,00'],
  ]);
  const ofAvoir = lines.filter((line) => read(line, 'EcritureNum') === '2');
  expect(
    ofAvoir.map((line) => [read(line, 'CompteNum'), read(line, 'Debit'), read(line, 'Credit')]),
  ).toEqual([
    ['411000', '0,00', '100,00'],
    ['707000', '100,00', '0,00'],
  ]);
});
