import { requireKind } from '#documents/kinds/index.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import { judgeTurnover } from '#documents/law/turnover.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { billedRates } from '#documents/totals/billed.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { isReplaced } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { type DocumentSummary, isIssued } from './document-summary.ts';

export type TurnoverWarning = { sellerName: string; text: string };

/** See `turnover` of a summary. Goods sold with services count as services: the limit is lower. */
export function turnoverOf(draft: Draft, totals: Totals): DocumentSummary['turnover'] {
  const { isInvoice, isCredit } = subtypeOf(requireKind(draft.kind), draft.subtype);
  if (!isInvoice || draft.vatRegime !== 'franchise') return null;
  const sold = billedRates(draft, totals.vatBreakdown).filter(
    ({ isDisbursement }) => !isDisbursement,
  );
  const amount = sumCents(sold.map(({ taxableAmount }) => taxableAmount));
  return {
    amount: isCredit ? cents(-amount) : amount,
    isServices: operationNatureOf(draft) !== 'goods',
  };
}

/**
 * Warnings for each seller in franchise, from the given documents of the year of `today`
 * (YYYY-MM-DD); invoices made elsewhere are unknown.
 */
export function warnOfTurnover(nodes: Iterable<ChainNode>, today: string): TurnoverWarning[] {
  const sellers = new Map<string, Turnover>();
  for (const node of nodes) if (counts(node, today)) add(sellers, node);
  return [...sellers.values()].flatMap(({ sellerName, total, services }) =>
    judgeTurnover({ total, services }, today).map((text) => ({ sellerName, text })),
  );
}

type Turnover = { sellerName: string; total: Cents; services: Cents };

function counts(node: ChainNode, today: string): boolean {
  const isOfYear = node.issueDate.slice(0, 4) === today.slice(0, 4);
  return isOfYear && node.currency === 'EUR' && isIssued(node) && !isReplaced(node);
}

function add(sellers: Map<string, Turnover>, { turnover, sellerKey, sellerName }: ChainNode): void {
  if (!turnover) return;
  const known = sellers.get(sellerKey) ?? { sellerName, total: cents(0), services: cents(0) };
  sellers.set(sellerKey, {
    ...known,
    total: cents(known.total + turnover.amount),
    services: turnover.isServices ? cents(known.services + turnover.amount) : known.services,
  });
}
