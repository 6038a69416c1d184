import { ACCOUNTING_FILE_COLUMNS } from '#documents/law/figures/accounting-file.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import type { Activity } from './ledger-figures.ts';

/** An issued invoice or avoir in euros, with signed amounts. */
export type SalesEntry = {
  number: string;
  /** YYYY-MM-DD */
  issueDate: string;
  issuedOn: string;
  clientName: string;
  activity: Activity;
  rates: readonly { rate: string; base: Cents; vat: Cents }[];
  /** Outlays, owed but not part of turnover. */
  outlay: Cents;
};

/**
 * The journal of sales in the columns of LPF A47 A-1: per document, its client, its turnover by
 * rate and its VAT. Each entry is balanced; entries are numbered in the given order.
 */
export function writeSalesJournal(entries: readonly SalesEntry[]): string[][] {
  return [
    [...ACCOUNTING_FILE_COLUMNS],
    ...entries.flatMap((entry, index) => writeEntry(entry, index + 1)),
  ];
}

function writeEntry(entry: SalesEntry, place: number): string[][] {
  const { rates, outlay, activity, clientName } = entry;
  const sold = rates.reduce((sum, { base, vat }) => sum + base + vat, 0);
  const client = { account: CLIENTS, amount: cents(-(sold + outlay)), auxiliary: clientName };
  const sales = rates.map(({ base }) => ({ account: SALES[activity], amount: base }));
  const taxes = rates.map(({ vat }) => ({ account: COLLECTED_VAT, amount: vat }));
  const outlays = [{ account: OUTLAYS, amount: outlay }];
  return [client, ...sales, ...taxes, ...outlays]
    .filter(({ amount }) => amount !== 0)
    .map((line) => writeLine(line, entry, place));
}

type Account = readonly [number: string, label: string];

function writeLine(
  { account, amount, auxiliary = '' }: { account: Account; amount: Cents; auxiliary?: string },
  { number, issueDate, issuedOn, clientName }: SalesEntry,
  place: number,
): string[] {
  const text = (value: string) => value.replace(/[\t\r\n|]+/g, ' ').trim();
  return [
    ...['VE', 'Ventes', String(place), day(issueDate), ...account],
    ...(auxiliary === '' ? ['', ''] : [auxiliaryOf(auxiliary), text(auxiliary)]),
    ...[text(number), day(issueDate), text(`${number} ${clientName}`)],
    ...[writeAmount(amount < 0 ? -amount : 0), writeAmount(amount > 0 ? amount : 0)],
    ...['', '', day(issuedOn), '', ''],
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
