import { judgeTurnover } from '#documents/law/turnover.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced } from './amounts-due.ts';
import { sumGoods } from './books/book-figures.ts';
import { inEuros } from './books/in-euros.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-summary.ts';

export type TurnoverWarning = { sellerName: string; text: string };

/** Cents since 1 January, without VAT; `services` is all of `total` but goods. */
export type Turnover = { sellerKey: string; sellerName: string; total: Cents; services: Cents };

/**
 * Warnings for each seller in franchise, from the given documents of the year of `today`
 * (YYYY-MM-DD); invoices made elsewhere are unknown.
 */
export function warnOfTurnover(nodes: Iterable<ChainNode>, today: string): TurnoverWarning[] {
  return listTurnovers(nodes, today).flatMap(({ sellerName, total, services }) =>
    judgeTurnover({ total, services }, today).map((text) => ({ sellerName, text })),
  );
}

/** What sellers in franchise have invoiced from 1 January to `today`, in euros. */
export function listTurnovers(nodes: Iterable<ChainNode>, today: string): Turnover[] {
  const sellers = new Map<string, Turnover>();
  for (const node of nodes) if (countsInYear(node, today)) add(sellers, node);
  return [...sellers.values()];
}

/** Issued in the year of `today` and not replaced. */
export function countsInYear(node: ChainNode, today: string): boolean {
  const isOfYear = node.issueDate.slice(0, 4) === today.slice(0, 4);
  return isOfYear && isIssued(node) && !isReplaced(node);
}

function add(sellers: Map<string, Turnover>, node: ChainNode): void {
  const { book, sellerKey, sellerName } = node;
  const amount = inEuros(book?.turnover ?? null, node);
  if (!book || amount === null) return;
  const known = sellers.get(sellerKey) ?? {
    ...{ sellerKey, sellerName, total: cents(0), services: cents(0) },
  };
  const goods = inEuros(sumGoods(book.rates), node) ?? cents(0);
  sellers.set(sellerKey, {
    ...known,
    total: cents(known.total + amount),
    services: cents(known.services + amount - goods),
  });
}
