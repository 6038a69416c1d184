import { judgeDistanceSales } from '#documents/law/turnover.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import type { ChainNode } from '../chain-node.ts';
import { countsInYear, type TurnoverWarning } from '../turnover.ts';
import { inEuros } from './in-euros.ts';

/** Cents since 1 January, without VAT. */
export type DistanceSales = {
  sellerKey: string;
  sellerName: string;
  total: Cents;
  /** The latest one bears French VAT. */
  isTaxedInFrance: boolean;
};

/** A warning for each seller that still charges French VAT above the threshold (CGI 259 D). */
export function warnOfDistanceSales(nodes: Iterable<ChainNode>, today: string): TurnoverWarning[] {
  return listDistanceSales(nodes, today).flatMap(({ sellerName, total, isTaxedInFrance }) =>
    isTaxedInFrance ? judgeDistanceSales(total, today).map((text) => ({ sellerName, text })) : [],
  );
}

/** What sellers sold to consumers of other member states from 1 January to `today`, in euros. */
export function listDistanceSales(nodes: Iterable<ChainNode>, today: string): DistanceSales[] {
  const sellers = new Map<string, DistanceSales>();
  const sold = [...nodes].filter((node) => countsInYear(node, today));
  for (const node of sold.sort((a, b) => a.issueDate.localeCompare(b.issueDate))) {
    const { book, sellerKey, sellerName } = node;
    const amount = inEuros(book?.distanceSale ?? null, node);
    if (!book || amount === null) continue;
    const known = sellers.get(sellerKey);
    sellers.set(sellerKey, {
      ...{ sellerKey, sellerName, total: cents((known?.total ?? 0) + amount) },
      isTaxedInFrance: amount > 0 ? book.vatCountry === null : Boolean(known?.isTaxedInFrance),
    });
  }
  return [...sellers.values()];
}
