import { type Cents, cents, type Percent, sumCents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { lateAmount } from '../claimed.ts';
import { isIssued } from '../document-summary.ts';
import { addToSum, type DossierSum, emptySum } from '../dossier-sum.ts';
import { uninvoicedAmount } from '../follow-ups/invoiced-quote.ts';
import { owedBackAmount } from '../payments/given-back.ts';
import { isLate } from '../sum-up.ts';
import { listTurnovers, type Turnover } from '../turnover.ts';
import type { ActivityAmount, CashedEntry } from './cashed-entry.ts';
import { type DistanceSales, listDistanceSales } from './distance-sales.ts';
import { inEuros, lacksRate } from './in-euros.ts';
import { type DayOf, listCashed } from './list-cashed.ts';
import { type ForeignVat, listForeignVat } from './list-foreign-vat.ts';
import { listSales, type Sale } from './list-sales.ts';
import { listVatDue, type VatDue } from './list-vat-due.ts';
import type { Period } from './period.ts';

/** Cents of a euro. */
export type MonthSums = {
  /** YYYY-MM */
  month: string;
  /** Turnover without VAT. */
  amount: Cents;
  /** What invoices bill with VAT and outlays, less avoirs. */
  invoiced: Cents;
  /** Received less given back, tax included. */
  cashed: Cents;
};

/** What documents say of a business, in cents of a euro. */
export type BookSums = {
  cashed: Cents;
  due: DossierSum;
  /** The part of it in other currencies, in cents of each. */
  dueAbroad: readonly { currency: string; amount: Cents }[];
  late: DossierSum;
  /** The id of the late invoice when there is one alone, in euros. */
  onlyLate: string | null;
  /** Received beyond what was asked, or given back by an avoir, and not paid back yet. */
  owedBack: DossierSum;
  /** Quotes without an answer. */
  waiting: DossierSum;
  /** Those in other currencies without a rate, which it leaves out, in cents of each. */
  waitingUnrated: readonly { currency: string; amount: Cents }[];
  /** What is left to invoice of accepted quotes. */
  toInvoice: DossierSum;
  /** The rest of those in other currencies without a rate, in cents of each. */
  toInvoiceUnrated: readonly { currency: string; amount: Cents }[];
  drafts: number;
  accepted: number;
  /** The months (YYYY-MM) in which something was invoiced or cashed. */
  months: readonly MonthSums[];
  /** French VAT invoiced. */
  rates: readonly { rate: Percent; taxableAmount: Cents; vatAmount: Cents }[];
  vatDue: readonly VatDue[];
  /** VAT of other states, which no French return contains. */
  foreignVat: readonly ForeignVat[];
  activities: readonly ActivityAmount[];
  /** Sellers under the VAT franchise, since 1 January of the year of `today`. */
  turnovers: readonly Turnover[];
  /** Sales to consumers of other member states, since the same day. */
  distanceSales: readonly DistanceSales[];
};

/** `today` is YYYY-MM-DD: what is due, late or waiting is as of that day, whatever the period. */
export function sumBooks(
  nodes: readonly ChainNode[],
  { today, period, dayOf }: { today: string; period: Period; dayOf: DayOf },
): BookSums {
  const cashed = listCashed(nodes, { period, dayOf });
  const sales = listSales(nodes, period);
  const count = (name: ChainNode['status']['name']) =>
    nodes.filter(({ status }) => status.name === name).length;
  return {
    ...sumOpen(nodes, today),
    months: sumMonths(sales, cashed),
    rates: sumRates(sales),
    foreignVat: listForeignVat(sales),
    vatDue: listVatDue(nodes, { period, dayOf }),
    cashed: sumCents(cashed.map(({ amount }) => amount)),
    drafts: count('draft'),
    accepted: count('accepted'),
    activities: sumActivities(cashed.flatMap(({ activities }) => activities)),
    turnovers: listTurnovers(nodes, today),
    distanceSales: listDistanceSales(nodes, today),
  };
}

function sumActivities(parts: readonly ActivityAmount[]): ActivityAmount[] {
  const sums = gather(parts.map(({ activity, amount }) => [activity, amount]));
  return sums.map(([activity, amount]) => ({ activity, amount }));
}

function sumOpen(nodes: readonly ChainNode[], today: string) {
  const sums = { due: emptySum(), late: emptySum(), owedBack: emptySum() };
  const abroad: [string, Cents][] = [];
  const late: ChainNode[] = [];
  for (const node of nodes) {
    const due = isIssued(node) ? inEuros(outstandingAmount(node), node) : null;
    if (due) {
      addToSum(sums.due, due);
      abroad.push([node.currency, outstandingAmount(node)]);
    }
    if (isLate(node, today)) late.push(node);
    addToSum(sums.late, inEuros(lateAmount(node, today), node) ?? cents(0));
    addToSum(sums.owedBack, inEuros(owedBackAmount(node), node) ?? cents(0));
  }
  const waiting = sumOffers(nodes, waitingAmount);
  const toInvoice = sumOffers(nodes, uninvoicedAmount);
  return {
    ...sums,
    ...{ waiting: waiting.sum, waitingUnrated: waiting.unrated },
    ...{ toInvoice: toInvoice.sum, toInvoiceUnrated: toInvoice.unrated },
    dueAbroad: gatherCurrencies(abroad.filter(([currency]) => currency !== 'EUR')),
    onlyLate: findOnlyLate(late),
  };
}

/** In euros, and beside them what has no rate. */
function sumOffers(nodes: readonly ChainNode[], amountOf: (node: ChainNode) => Cents) {
  const sum = emptySum();
  const unrated: [string, Cents][] = [];
  for (const node of nodes) {
    const amount = amountOf(node);
    addToSum(sum, inEuros(amount, node) ?? cents(0));
    if (amount !== 0 && lacksRate(node)) unrated.push([node.currency, amount]);
  }
  return { sum, unrated: gatherCurrencies(unrated) };
}

function waitingAmount({ kind, status, amount }: ChainNode): Cents {
  const isWaiting = kind === 'devis' && (status.name === 'issued' || status.name === 'sent');
  return isWaiting && amount !== null ? amount : cents(0);
}

function gatherCurrencies(amounts: readonly (readonly [string, Cents])[]): BookSums['dueAbroad'] {
  return gather(amounts).map(([currency, amount]) => ({ currency, amount }));
}

function findOnlyLate([only, another]: readonly ChainNode[]): string | null {
  // A reminder is in euros.
  return only?.currency === 'EUR' && !another ? only.id : null;
}

function sumMonths(sales: readonly Sale[], entries: readonly CashedEntry[]): MonthSums[] {
  const sold = sumByMonth(sales.map((sale) => [sale.issueDate, soldBy(sale)]));
  const invoiced = sumByMonth(sales.map((sale) => [sale.issueDate, billedBy(sale)]));
  const cashed = sumByMonth(entries.map(({ cashedOn, amount }) => [cashedOn, amount]));
  return [...new Set([...sold.keys(), ...cashed.keys()])].sort().map((month) => ({
    month,
    amount: sold.get(month) ?? cents(0),
    invoiced: invoiced.get(month) ?? cents(0),
    cashed: cashed.get(month) ?? cents(0),
  }));
}

/** Days are YYYY-MM-DD. */
function sumByMonth(
  amounts: readonly (readonly [day: string, amount: Cents])[],
): ReadonlyMap<string, Cents> {
  return new Map(gather(amounts.map(([day, amount]) => [day.slice(0, 7), amount])));
}

function soldBy({ rates }: Sale): Cents {
  return sumCents(rates.map(({ taxableAmount }) => taxableAmount));
}

function billedBy({ rates, outlay }: Sale): Cents {
  const sold = rates.flatMap(({ taxableAmount, vatAmount }) => [taxableAmount, vatAmount]);
  return sumCents([...sold, outlay]);
}

function sumRates(sales: readonly Sale[]): BookSums['rates'] {
  const french = sales.filter(({ vatCountry }) => vatCountry === null);
  const sold = french.flatMap(({ rates }) => rates);
  const vatOf = new Map(gather(sold.map(({ rate, vatAmount }) => [rate, vatAmount])));
  return gather(sold.map(({ rate, taxableAmount }) => [rate, taxableAmount]))
    .map(([rate, taxableAmount]) => ({
      ...{ rate, taxableAmount, vatAmount: vatOf.get(rate) ?? cents(0) },
    }))
    .sort((a, b) => a.rate - b.rate);
}

/** One sum a key, in the order in which keys come. */
function gather<Key>(amounts: readonly (readonly [Key, Cents])[]): [Key, Cents][] {
  const sums = new Map<Key, Cents>();
  for (const [key, amount] of amounts) sums.set(key, cents((sums.get(key) ?? cents(0)) + amount));
  return [...sums];
}
