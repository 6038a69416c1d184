import { type Cents, sumCents } from '#documents/money/amounts.ts';
import type { ChainNode } from '../chain-node.ts';
import type { OwedCredit } from './compute-credits.ts';

/** The credits of a client in one currency, at one seller. */
export type ClientCredits = {
  key: string;
  clientId: string | undefined;
  buyerName: string;
  /** See `identifySellers`; `sellerKey` and `sellerName` are those of the newest document. */
  soldBy: string;
  sellerKey: string;
  sellerName: string;
  currency: string;
  /** Oldest first; those with nothing left are not among them. */
  credits: readonly OwedCredit[];
  /** Cents. */
  left: Cents;
};

/** What is left of credits by client, the most first in each currency. */
export function groupCredits(credits: readonly OwedCredit[]): ClientCredits[] {
  const groups = new Map<string, OwedCredit[]>();
  for (const credit of credits) {
    if (credit.left === 0) continue;
    const key = keyOf(credit.document);
    const known = groups.get(key);
    if (known) known.push(credit);
    else groups.set(key, [credit]);
  }
  return [...groups].map(([key, own]) => toGroup(key, own)).sort(byAmount);
}

/** The sums of what is left, by currency, euros first. */
export function sumCreditsLeft(
  groups: readonly ClientCredits[],
): { currency: string; amount: Cents }[] {
  const currencies = [...new Set(groups.map(({ currency }) => currency))].sort(byCurrency);
  return currencies.map((currency) => {
    const own = groups.filter((group) => group.currency === currency);
    return { currency, amount: sumCents(own.map(({ left }) => left)) };
  });
}

function toGroup(key: string, credits: OwedCredit[]): ClientCredits {
  const { document } = credits.at(-1) as OwedCredit; // a group is of one credit at least
  const { clientId, buyerName, soldBy, sellerKey, sellerName, currency } = document;
  const left = sumCents(credits.map((credit) => credit.left));
  return { key, clientId, buyerName, soldBy, sellerKey, sellerName, currency, credits, left };
}

function keyOf({ soldBy, clientId, buyerKey, currency }: ChainNode): string {
  return [soldBy, clientId ?? `=${buyerKey}`, currency].join('\n');
}

function byAmount(a: ClientCredits, b: ClientCredits): number {
  return byCurrency(a.currency, b.currency) || b.left - a.left || (a.key < b.key ? -1 : 1);
}

function byCurrency(a: string, b: string): number {
  return Number(b === 'EUR') - Number(a === 'EUR') || a.localeCompare(b, 'en');
}
