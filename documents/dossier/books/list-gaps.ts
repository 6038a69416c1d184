import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { lacksRate } from './in-euros.ts';
import { type DayOf, listCashedSums } from './list-cashed.ts';
import { isOfPeriod, type Period } from './period.ts';

/** Documents that the books of a period should count, and cannot. */
export type BookGaps = {
  /** Their content cannot be read. */
  unreadable: readonly ChainNode[];
  /** In another currency, without a rate; a quote is neither billed nor received. */
  withoutRate: readonly ChainNode[];
};

export function listGaps(
  nodes: readonly ChainNode[],
  { period, dayOf }: { period: Period; dayOf: DayOf },
): BookGaps {
  const counted = nodes.filter((node) => isIssued(node) || node.milestone !== null);
  const counts = (node: ChainNode) =>
    isOpen(node) ||
    [node.issueDate, ...listCashedSums(node, dayOf).map(({ cashedOn }) => cashedOn)].some((day) =>
      isOfPeriod(day, period),
    );
  return {
    unreadable: counted.filter(({ amount }) => amount === null),
    withoutRate: counted.filter((node) => lacksRate(node) && isOfBooks(node) && counts(node)),
  };
}

function isOfBooks({ asksPayment, received, book }: ChainNode): boolean {
  return asksPayment || received.length > 0 || Boolean(book?.rates.length);
}

/** Its amount is due, whatever the period. */
function isOpen({ asksPayment, status }: ChainNode): boolean {
  return asksPayment && OPEN.has(status.name);
}

const OPEN: ReadonlySet<string> = new Set(['issued', 'sent', 'partly-paid', 'partly-credited']);
