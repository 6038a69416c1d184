import {
  convertInvoiceToCorrective,
  convertInvoiceToReplacement,
  duplicateDraft,
  repeatNextMonth,
} from '#documents/kinds/conversions/copy.ts';
import {
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
} from '#documents/kinds/conversions/credit.ts';
import {
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
  type DepositShare,
} from '#documents/kinds/conversions/quote.ts';
import { convertInvoiceToReceipt } from '#documents/kinds/conversions/receipt.ts';
import { listRemainingLines } from '#documents/law/rules/credit/remaining.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents, Percent } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, depositsOf } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import type { Relation } from './document-link.ts';
import { creditsOf } from './list-follow-ups.ts';

/** What is asked of a document. */
export type FollowUpRequest =
  | { kind: 'invoice' | 'final' | 'receipt' | 'next-month' | 'duplicate' }
  | { kind: 'deposit'; share: DepositShare }
  | { kind: 'credit'; taken: CreditTaken }
  | { kind: 'correction'; by: 'credit' | 'corrective' };

/** What an avoir gives back: everything, some of some lines, or amounts by rate. */
export type CreditTaken =
  | 'all'
  | { lines: readonly { index: number; quantity: string }[] }
  | { amounts: readonly { rate: Percent; amount: string }[] };

/** A document to create, still without its number. A duplicate is of no chain. */
export type Prepared = { draft: Draft; relation: Relation | null };

/**
 * The documents that a request makes, the first one being the one to look at. Of an invoice that changed after it was issued,
 * what was issued is given back and what it has become is what replaces it. `today` is YYYY-MM-DD.
 */
export function prepareFollowUp(
  node: ChainNode,
  request: FollowUpRequest,
  today: string,
): Prepared[] {
  const { draft } = node;
  const current = node.stored.draft;
  const stamp = { number: '', today };
  switch (request.kind) {
    case 'invoice':
      return [
        { draft: supplyOn(convertQuoteToInvoice(current, stamp), today), relation: 'invoice' },
      ];
    case 'deposit': {
      const earlier = depositsOf(node).map((deposit) => deposit.draft);
      const made = convertQuoteToDeposit(current, request.share, { ...stamp, earlier });
      return [{ draft: made, relation: 'deposit' }];
    }
    case 'final': {
      const deposits = depositsOf(node).map((deposit) => deposit.draft);
      const made = convertQuoteToFinal(current, deposits, stamp);
      return [{ draft: supplyOn(made, today), relation: 'final' }];
    }
    case 'receipt':
      return [
        {
          draft: convertInvoiceToReceipt(draft, { ...stamp, ...dueOf(node) }),
          relation: 'receipt',
        },
      ];
    case 'credit':
      return [{ draft: credit(draft, leftOf(node, request.taken), stamp), relation: 'credit' }];
    case 'correction':
      return correct(node, request.by, stamp);
    case 'next-month':
      return [{ draft: repeatNextMonth(current, stamp), relation: 'next-month' }];
    case 'duplicate':
      return [{ draft: repeatToday(duplicateDraft(current, stamp)), relation: null }];
  }
}

/** What a quote did not say is supposed done on the day of the invoice, as for any new one. */
function supplyOn(draft: Draft, today: string): Draft {
  const { date, start, end } = draft.supply ?? {};
  return date || start || end ? draft : { ...draft, supply: { ...draft.supply, date: today } };
}

/** Another sale has another day; a period is for its author to say. */
function repeatToday(copy: Draft): Draft {
  if (!copy.supply?.date) return copy;
  return { ...copy, supply: { ...copy.supply, date: copy.issueDate } };
}

/** All of an invoice that was given back in part is what its lines have left, where they have any. */
function leftOf(node: ChainNode, taken: CreditTaken): CreditTaken {
  const earlier = creditsOf(node).map(({ draft }) => draft);
  if (taken !== 'all' || earlier.length === 0) return taken;
  const lines = listRemainingLines(node.draft, earlier).filter(({ quantity }) => quantity !== '0');
  return lines.length > 0 ? { lines } : 'all';
}

/** The avoir of what is taken. */
export function credit(invoice: Draft, taken: CreditTaken, stamp: Stamp): Draft {
  if (taken === 'all') return convertInvoiceToCredit(invoice, stamp);
  return 'lines' in taken
    ? convertLinesToCredit(invoice, taken.lines, stamp)
    : convertAmountsToCredit(invoice, taken.amounts, stamp);
}

function correct({ draft, stored }: ChainNode, by: 'credit' | 'corrective', stamp: Stamp) {
  const { number, issueDate } = draft;
  // What was issued bears the number and the day that the corrective invoice names.
  const corrected = { ...stored.draft, number, issueDate };
  if (by === 'corrective') {
    const made = convertInvoiceToCorrective(corrected, stamp);
    return [{ draft: made, relation: 'replacement' as const }];
  }
  const reasoned = { ...stamp, reason: 'error' as const };
  return [
    { draft: convertInvoiceToCredit(draft, reasoned), relation: 'credit' as const },
    { draft: convertInvoiceToReplacement(corrected, stamp), relation: 'replacement' as const },
  ];
}

type Stamp = { number: string; today: string };

/** Of an invoice that was paid already, the receipt is for all that it asked. */
function dueOf(invoice: ChainNode): { due?: Cents } {
  const { due } = computeInvoiceAmounts(invoice);
  return due > 0 ? { due } : {};
}
