import { ACCOUNTING_FILE_COLUMNS } from '#documents/law/figures/accounting-file.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import type { Activity } from './book-figures.ts';
import type { DayOf } from './list-cashed.ts';
import type { Sale } from './list-sales.ts';

/**
 * The journal of sales in the columns of LPF A47 A-1: per document, its client, its turnover by
 * rate and its VAT. Each entry is balanced; entries are numbered in the given order.
 */
export function writeSalesJournal(sales: readonly Sale[], dayOf: DayOf): string[][] {
  return [
    [...ACCOUNTING_FILE_COLUMNS],
    ...sales.flatMap((sale, index) => writeEntry(sale, { place: index + 1, dayOf })),
  ];
}

type Placed = { place: number; dayOf: DayOf };

function writeEntry(sale: Sale, placed: Placed): string[][] {
  const { rates, outlay, activity, clientName } = sale;
  const sold = rates.reduce(
    (sum, { taxableAmount, vatAmount }) => sum + taxableAmount + vatAmount,
    0,
  );
  const client = { account: CLIENTS, amount: cents(-(sold + outlay)), auxiliary: clientName };
  const turnover = rates.map(({ taxableAmount }) => ({
    ...{ account: SALES[activity], amount: taxableAmount },
  }));
  const taxes = rates.map(({ vatAmount }) => ({ account: COLLECTED_VAT, amount: vatAmount }));
  const outlays = [{ account: OUTLAYS, amount: outlay }];
  return [client, ...turnover, ...taxes, ...outlays]
    .filter(({ amount }) => amount !== 0)
    .map((line) => writeLine(line, sale, placed));
}

type Account = readonly [number: string, label: string];

function writeLine(
  { account, amount, auxiliary = '' }: { account: Account; amount: Cents; auxiliary?: string },
  { number, issueDate, issuedAt, clientName }: Sale,
  { place, dayOf }: Placed,
): string[] {
  const text = (value: string) => value.replace(/[\t\r\n|]+/g, ' ').trim();
  return [
    ...['VE', 'Ventes', String(place), day(issueDate), ...account],
    ...(auxiliary === '' ? ['', ''] : [auxiliaryOf(auxiliary), text(auxiliary)]),
    ...[text(number), day(issueDate), text(`${number} ${clientName}`)],
    ...[writeAmount(amount < 0 ? -amount : 0), writeAmount(amount > 0 ? amount : 0)],
    ...['', '', day(issuedAt === null ? issueDate : dayOf(issuedAt)), '', ''],
  ];
}

/** « Cycles Garance » → « CYCLESGARANCE » */
function auxiliaryOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 20);
}

function writeAmount(amount: number): string {
  return toDecimal(amount, 2, 2).replace('.', ',');
}

function day(date: string): string {
  return date.replaceAll('-', '');
}

const CLIENTS: Account = ['411000', 'Clients'];
const COLLECTED_VAT: Account = ['445710', 'TVA collectée'];
const OUTLAYS: Account = ['467000', 'Débours'];
const SALES: Readonly<Record<Activity, Account>> = {
  goods: ['707000', 'Ventes de marchandises'],
  services: ['706000', 'Prestations de services'],
  liberal: ['706000', 'Prestations de services'],
  rent: ['708300', 'Locations diverses'],
};
