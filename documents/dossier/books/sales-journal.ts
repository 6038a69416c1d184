import { ACCOUNTING_FILE_COLUMNS } from '#documents/law/figures/accounting-file.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import type { Activity } from './book-figures.ts';
import type { DayOf } from './list-cashed.ts';
import type { Sale, SoldAmounts } from './list-sales.ts';

/**
 * The journal of sales in the columns of LPF A47 A-1: per document, its client, its turnover by
 * rate, goods apart from the rest, and its VAT. Each entry is balanced; entries are numbered
 * without a hole in the given order, so that a sale without money (`listWorthless`) has none.
 */
export function writeSalesJournal(sales: readonly Sale[], dayOf: DayOf): string[][] {
  return [
    [...ACCOUNTING_FILE_COLUMNS],
    ...sales
      .filter((sale) => listPostings(sale).length > 0)
      .flatMap((sale, index) =>
        listPostings(sale).map((posting) => writeLine(posting, sale, { place: index + 1, dayOf })),
      ),
  ];
}

/** Invoices and avoirs of 0 €, which have no entry. */
export function listWorthless(sales: readonly Sale[]): Sale[] {
  return sales.filter((sale) => listPostings(sale).length === 0);
}

type Posting = { account: Account; amount: Cents; original: Cents | null };

/** A credit is positive. */
function listPostings(sale: Sale): Posting[] {
  const amounts = listAmounts(sale);
  const originals = sale.original && listAmounts(sale.original);
  return listAccounts(sale)
    .map((account, index) => ({
      account,
      amount: amounts[index] ?? cents(0),
      original: originals?.[index] ?? null,
    }))
    .filter(({ amount }) => amount !== 0);
}

function listAccounts({ rates, activity, vatCountry }: Sale): Account[] {
  const turnover = rates.flatMap(() => [SALES.goods, SALES[activity]]);
  const vat = vatCountry === null ? COLLECTED_VAT : FOREIGN_VAT;
  return [CLIENTS, ...turnover, ...rates.map(() => vat), OUTLAYS];
}

/** In the order of `listAccounts`. */
function listAmounts({ rates, outlay }: SoldAmounts): Cents[] {
  const turnover = rates.flatMap(({ taxableAmount, goodsAmount }) => [
    goodsAmount,
    cents(taxableAmount - goodsAmount),
  ]);
  const sold = [...turnover, ...rates.map(({ vatAmount }) => vatAmount), outlay];
  return [cents(-sumCents(sold)), ...sold];
}

type Account = readonly [number: string, label: string];

function writeLine(
  { account, amount, original }: Posting,
  { number, issueDate, issuedAt, clientName, client, original: foreign }: Sale,
  { place, dayOf }: { place: number; dayOf: DayOf },
): string[] {
  const text = (value: string) => value.replace(/[\t\r\n|]+/g, ' ').trim();
  return [
    ...['VE', 'Ventes', String(place), day(issueDate), ...account],
    ...(account === CLIENTS ? [client.number, text(client.name) || client.number] : ['', '']),
    ...[text(number), day(issueDate), text(`${number} ${clientName}`)],
    ...[writeAmount(Math.max(0, -amount)), writeAmount(Math.max(0, amount))],
    ...['', '', day(issuedAt === null ? issueDate : dayOf(issuedAt))],
    ...(foreign ? [writeAmount(Math.abs(original ?? 0)), foreign.currency] : ['', '']),
  ];
}

function writeAmount(amount: number): string {
  return toDecimal(amount, 2, 2).replace('.', ',');
}

function day(date: string): string {
  return date.replaceAll('-', '');
}

const CLIENTS: Account = ['411000', 'Clients'];
const COLLECTED_VAT: Account = ['445710', 'TVA collectée'];
/** A sub-account of taxes collected: it is in no French return. */
const FOREIGN_VAT: Account = ['445720', 'TVA d’autres États, guichet unique'];
const OUTLAYS: Account = ['467000', 'Débours'];
const SALES: Readonly<Record<Activity, Account>> = {
  goods: ['707000', 'Ventes de marchandises'],
  services: ['706000', 'Prestations de services'],
  liberal: ['706000', 'Prestations de services'],
  rent: ['708300', 'Locations diverses'],
};
