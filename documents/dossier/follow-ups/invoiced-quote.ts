import { isReplaced } from '#documents/dossier/amounts-due.ts';
import { type ChainNode, followersOf, originsOf } from '#documents/dossier/chain-node.ts';
import { isIssued } from '#documents/dossier/document-summary.ts';
import { isReferenceTo } from '#documents/dossier/infer-relation.ts';
import {
  givenBackOf,
  isCancelled,
  issuedCreditsOf,
  worthOf,
} from '#documents/dossier/payments/credits.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

/** The valid deposits of a quote, issued or not. */
export function depositsOf(quote: ChainNode): ChainNode[] {
  return followersOf(quote, 'deposit').flatMap((deposit) => standingFor(deposit));
}

/** The numbers of the deposits of a quote that were cancelled or replaced. */
export function formerDepositsOf(quote: ChainNode): string[] {
  const made = new Set(followersOf(quote, 'deposit'));
  for (const deposit of made)
    for (const replacement of followersOf(deposit, 'replacement')) made.add(replacement);
  const standing = depositsOf(quote);
  const former = [...made].filter((one) => !standing.includes(one));
  return former.flatMap(({ number }) => number || []);
}

/** The valid situations of a quote, issued or not, by their ranks. */
export function situationsOf(quote: ChainNode): ChainNode[] {
  const made = followersOf(quote, 'situation').flatMap((situation) => standingFor(situation));
  return [...new Set(made)].toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ situation }: ChainNode): number {
  return situation?.rank ?? 0;
}

/**
 * The avenants of a quote that its situations count: issued in the same currency, regime and price
 * mode, and neither expired nor invoiced by themselves before.
 */
export function amendmentsOf(quote: ChainNode): ChainNode[] {
  const situations = situationsOf(quote);
  return followersOf(quote, 'amendment').filter(
    (amendment) =>
      isIssued(amendment) &&
      amendment.milestone !== 'refused' &&
      amendment.moneyKey === quote.moneyKey &&
      (situations.some((one) => counts(one, amendment)) || isStillToCount(amendment)),
  );
}

function isStillToCount(amendment: ChainNode): boolean {
  const isAlone = followersOf(amendment, 'invoice', 'deposit', 'situation', 'final').some(
    (invoice) => standingFor(invoice).length > 0,
  );
  return !isAlone && amendment.status.name !== 'expired';
}

/** The quote whose situations invoice an avenant too; null while none does. */
export function quoteInvoicing(amendment: ChainNode): ChainNode | null {
  const quotes = originsOf(amendment, 'amendment');
  return quotes.find((quote) => situationsOf(quote).some((one) => counts(one, amendment))) ?? null;
}

function counts({ situation }: ChainNode, amendment: ChainNode): boolean {
  return (situation?.amendments ?? []).some((reference) => isReferenceTo(reference, amendment));
}

/** The valid invoice of a whole quote, or its balance after its parts; null without one. */
export function wholeInvoiceOf(quote: ChainNode): ChainNode | null {
  return wholeInvoicesOf(quote)[0] ?? null;
}

/** Several when devices invoiced the quote apart, issued or not. */
export function wholeInvoicesOf(quote: ChainNode): ChainNode[] {
  const made = followersOf(quote, 'invoice', 'final').flatMap((invoice) => standingFor(invoice));
  const amendments = amendmentsOf(quote);
  const balances = situationsOf(quote).filter(
    (one) =>
      one.situation?.isAllDone &&
      amendments.every((amendment) => counts(one, amendment)) &&
      !isReopened(quote, one),
  );
  return [...new Set([...made, ...balances])];
}

/** What an avoir took back since the balance is to be invoiced again. */
function isReopened(quote: ChainNode, balance: ChainNode): boolean {
  const isLater = ({ isRebate, issuedAt }: ChainNode) =>
    !isRebate && (issuedAt ?? 0) > (balance.issuedAt ?? 0);
  const isTaken = followersOf(quote, 'situation').flatMap(issuedCreditsOf).some(isLater);
  return isTaken && sumCents(listParts(quote).map(keptOfPart)) < agreedAmount(quote);
}

/** Links that come from elsewhere may go round in circles: each document stands once. */
function standingFor(invoice: ChainNode, seen = new Set<ChainNode>()): ChainNode[] {
  if (seen.has(invoice)) return [];
  seen.add(invoice);
  return isCancelled(invoice) || isReplaced(invoice)
    ? followersOf(invoice, 'replacement').flatMap((copy) => standingFor(copy, seen))
    : [invoice];
}

/**
 * What a deposit or a situation invoices of its quote, less what its avoirs gave back; a rebate
 * leaves it invoiced.
 */
export function keptOfPart(part: ChainNode): Cents {
  return cents(worthOf(part) - givenBackOf(part) - (part.situation?.addedAmount ?? 0));
}

/** The amount left to invoice on a quote, in cents, less the drafts in progress; never negative. */
export function leftToInvoice(quote: ChainNode): Cents {
  if (wholeInvoiceOf(quote)) return cents(0);
  return cents(Math.max(0, agreedAmount(quote) - sumCents(listParts(quote).map(keptOfPart))));
}

/**
 * The amount of an accepted quote that no issued invoice bills yet, in cents, with the amendments
 * that its situations count: these have nothing left of their own. 0 on any other document.
 */
export function uninvoicedAmount(quote: ChainNode): Cents {
  if (!isToBeInvoiced(quote) || isOfStages(quote)) return cents(0);
  if (wholeInvoicesOf(quote).some(isIssued)) return cents(0);
  const parts = listParts(quote).filter(isIssued);
  return cents(Math.max(0, agreedAmount(quote) - sumCents(parts.map(keptOfPart))));
}

function isToBeInvoiced({ milestone, status }: ChainNode): boolean {
  if (milestone === 'refused') return false;
  return status.name === 'accepted' || (status.name === 'invoiced' && status.percent < 100);
}

/** Whether the situations of another quote invoice this one, or will. */
function isOfStages(amendment: ChainNode): boolean {
  return originsOf(amendment, 'amendment').some(
    (quote) => situationsOf(quote).length > 0 && amendmentsOf(quote).includes(amendment),
  );
}

/** The issued part of a quote in percent; 0 and 100 only when nothing or all is invoiced. */
export function percentInvoiced(quote: ChainNode): number {
  const works = quoteInvoicing(quote) ?? quote;
  const whole = wholeInvoiceOf(works);
  if (whole && isIssued(whole)) return 100;
  const parts = listParts(works).filter(isIssued);
  if (parts.length === 0) return 0;
  const [total, invoiced] = [agreedAmount(works), sumCents(parts.map(keptOfPart))];
  if (invoiced >= total) return situationsOf(works).length > 0 ? 99 : 100;
  return Math.min(99, Math.max(1, multiplyDivide(invoiced, 100, total)));
}

function listParts(quote: ChainNode): ChainNode[] {
  return [...depositsOf(quote), ...situationsOf(quote)];
}

/** With the amendments that its situations count. */
function agreedAmount(quote: ChainNode): Cents {
  const amendments = situationsOf(quote).length > 0 ? amendmentsOf(quote) : [];
  return sumCents([quote, ...amendments].map(worthOf));
}
