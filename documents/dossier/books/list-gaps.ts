import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { isOfPeriod, type Period } from './period.ts';

/** Documents that the books of a period should count, and cannot. */
export type BookGaps = {
  /** Their content cannot be read. */
  unreadable: readonly ChainNode[];
  /** In another currency, without a rate. */
  withoutRate: readonly ChainNode[];
};

export function listGaps(nodes: readonly ChainNode[], period: Period): BookGaps {
  const counted = nodes.filter((node) => isIssued(node) || node.milestone !== null);
  return {
    unreadable: counted.filter(({ amount }) => amount === null),
    withoutRate: counted.filter((node) => lacksRate(node) && counts(node, period)),
  };
}

function counts(node: ChainNode, period: Period): boolean {
  const { asksPayment, book, received, kind, issueDate, payments } = node;
  const isOfBooks = asksPayment || kind === 'devis' || received.length > 0 || book?.rates.length;
  if (!isOfBooks) return false;
  const isOpen = OPEN.has(node.status.name);
  const days = [issueDate, ...payments.map(({ paidOn }) => paidOn)];
  return isOpen || days.some((day) => isOfPeriod(day, period));
}

function lacksRate({ currency, exchangeRate }: ChainNode): boolean {
  return currency !== 'EUR' && exchangeRate === null;
}

/** Its amount is due or waiting, whatever the period. */
const OPEN: ReadonlySet<string> = new Set(['issued', 'sent', 'partly-paid', 'partly-credited']);
