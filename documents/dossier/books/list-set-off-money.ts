import { laterOf } from '#documents/model/dates/calendar.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { isReplaced, receiptedFor, replacedBy } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { creditedBy, issuedCreditsOf, shareOn, sumUsed, worthOf } from '../payments/credits.ts';
import { computeGivenBack } from '../payments/given-back.ts';
import { byIssue } from '../payments/lower-invoice.ts';
import { listOwnReceipts, listRefunds } from '../payments/standing-payments.ts';
import { type DayOf, listCashedSums } from './list-cashed.ts';

/** Cents; `day` is YYYY-MM-DD. */
export type DatedSum = { day: string; amount: Cents };

/**
 * What is set off on an invoice, by the later of its day and that of the money that made the
 * credit. An avoir that is used before its own invoice is paid has no money, and no day, until
 * then.
 */
export function listSetOffMoney(invoice: ChainNode, dayOf: DayOf): DatedSum[] {
  const sources = [...new Set(invoice.setOffs.map(({ source }) => source))];
  return sources.flatMap((source) =>
    listUsed(source, { on: invoice, dayOf }).map(({ day, amount }) => ({
      ...{ day: laterOf(day, laterOf(source.issueDate, invoice.issueDate)), amount },
    })),
  );
}

function listUsed(
  source: ChainNode,
  { on, dayOf }: { on: ChainNode; dayOf: DayOf },
): readonly DatedSum[] {
  const holders = source.asksPayment ? [source] : creditedBy(source);
  const own = source.usedOn.filter(({ invoice }) => invoice === on);
  // The money of an avoir alone is that of an invoice made elsewhere.
  if (holders.length === 0) return own.map(({ amount }) => ({ day: source.issueDate, amount }));
  const sources = source.asksPayment
    ? [source]
    : [...new Set(holders.flatMap(issuedCreditsOf))].sort(byIssue);
  const held = listHeld(holders, { isOverpaid: source.asksPayment, dayOf });
  let before = 0;
  return sources.flatMap((one) =>
    one.usedOn.flatMap(({ invoice, amount }) => {
      const from = before;
      before += amount;
      return one === source && invoice === on ? takeBetween(held, from, before) : [];
    }),
  );
}

function takeBetween(held: readonly DatedSum[], from: number, to: number): DatedSum[] {
  let reached = 0;
  return held.flatMap(({ day, amount }) => {
    const start = Math.max(reached, from);
    reached += amount;
    const taken = Math.min(reached, to) - start;
    return taken > 0 ? [{ day, amount: cents(taken) }] : [];
  });
}

/** Money that came in beyond invoices and was not paid back since, by the day on which it came. */
function listHeld(
  holders: readonly ChainNode[],
  { isOverpaid, dayOf }: { isOverpaid: boolean; dayOf: DayOf },
): DatedSum[] {
  const moves = holders.map((invoice) => ({ invoice, ...listMoves(invoice, dayOf) }));
  const dated = moves.flatMap(({ came, back, lowered }) => [...came, ...back, ...lowered]);
  const days = [...new Set(dated.map(({ day }) => day))].sort();
  let kept = Infinity;
  let above = 0;
  return days
    .toReversed()
    .map((day) => {
      const amounts = moves.map((one) => heldOn(day, one));
      const held = amounts.map(({ beyond, whole, used }) =>
        cents(isOverpaid ? Math.min(beyond, whole) : Math.max(0, whole - Math.min(beyond, used))),
      );
      kept = Math.min(kept, sumCents(held));
      return { day, kept };
    })
    .toReversed()
    .map(({ day, kept: amount }) => {
      const added = cents(amount - above);
      above = amount;
      return { day, amount: added };
    });
}

/** What is held of an invoice on a day, in cents: by its payments alone, and by its avoirs too. */
function heldOn(day: string, { invoice, came, back, lowered }: Moves & { invoice: ChainNode }) {
  const until = (sums: readonly DatedSum[]) =>
    sumCents(sums.filter((one) => one.day <= day).map(({ amount }) => amount));
  const price = invoice.payable - sumCents(invoice.setOffs.map(({ amount }) => amount));
  const beyond = Math.max(0, until(came) - price);
  const whole = Math.max(0, until(came) - until(back) - (price - until(lowered)));
  return { beyond, whole, used: sumUsed(invoice) };
}

type Moves = { came: readonly DatedSum[]; back: readonly DatedSum[]; lowered: readonly DatedSum[] };

/** What came in on an invoice and those that it replaces, what was given back, and its avoirs. */
function listMoves(invoice: ChainNode, dayOf: DayOf): Moves {
  const paid = listReplacedBy(invoice);
  const back = [...paid.flatMap(listRefunds), ...listTold(invoice)].map(({ paidOn, amount }) => ({
    ...{ day: paidOn, amount: cents(Math.abs(amount)) },
  }));
  const lowered = issuedCreditsOf(invoice).map((avoir) => ({
    ...{ day: avoir.issueDate },
    amount: shareOn(invoice, avoir, cents(worthOf(avoir) + avoir.rounding)),
  }));
  // Money is net of what was given back.
  return { came: [...paid.flatMap((one) => listMoney(one, dayOf)), ...back], back, lowered };
}

function listTold(invoice: ChainNode) {
  return isReplaced(invoice) ? [] : computeGivenBack(invoice).toldRefunds;
}

/** An invoice, and those that it replaces. */
function listReplacedBy(invoice: ChainNode, seen = new Set<ChainNode>()): ChainNode[] {
  if (seen.has(invoice)) return [];
  seen.add(invoice);
  return [invoice, ...replacedBy(invoice).flatMap((one) => listReplacedBy(one, seen))];
}

/** Payments, receipts and what the document says paid, of this invoice alone, less refunds. */
export function listMoney(invoice: ChainNode, dayOf: DayOf): DatedSum[] {
  return [
    ...listCashedSums(invoice, dayOf).map(({ cashedOn, amount }) => ({ day: cashedOn, amount })),
    ...listOwnReceipts(invoice).map((receipt) => ({
      day: receipt.received[0]?.paidOn ?? receipt.issueDate,
      amount: receiptedFor(invoice, receipt),
    })),
  ];
}
