import type { ChainNode } from '#documents/dossier/chain-node.ts';
import type { Payment } from '#documents/dossier/payments/payment.ts';
import { listStandingPayments } from '#documents/dossier/payments/standing-payments.ts';
import { sumCents } from '#documents/money/amounts.ts';
import { findOnlySet } from './find-only-set.ts';
import type { ClientOf } from './group-clients.ts';
import { type Credit, isStrong } from './read-clues.ts';

/** The lines that no payment of the same day has noted; each payment notes one line. */
export function dropNoted(
  credits: readonly Credit[],
  nodes: readonly ChainNode[],
  clientOf: ClientOf,
): Credit[] {
  const payments = indexByDay(nodes, clientOf);
  const takers: Taker[] = [
    (credit, ofDay) => takeOne(credit, ofDay, isCited),
    takeCited,
    (credit, ofDay) => takeOne(credit, ofDay, isNamed),
    takeTogether,
    (credit, ofDay) => takeOne(credit, ofDay, saysNothing),
  ];
  let open = [...credits];
  for (const take of takers)
    open = open.filter((credit) => {
      const ofDay = payments.get(dayOf(credit.line));
      return !ofDay || !take(credit, ofDay);
    });
  return open;
}

/** Takes the payments that note a line off those of its day; false when there are none. */
type Taker = (credit: Credit, ofDay: Set<Noted>) => boolean;

type Noted = { payment: Payment; node: ChainNode; client: string };

function indexByDay(
  nodes: readonly ChainNode[],
  clientOf: ClientOf,
): ReadonlyMap<string, Set<Noted>> {
  const days = new Map<string, Set<Noted>>();
  for (const node of nodes)
    for (const payment of listStandingPayments(node)) {
      const day = dayOf({ date: payment.paidOn, currency: node.currency });
      days.set(day, (days.get(day) ?? new Set()).add({ payment, node, client: clientOf(node) }));
    }
  return days;
}

function dayOf({ date, currency }: { date: string; currency: string }): string {
  return `${date} ${currency}`;
}

function isCited({ cited }: Credit, { node }: Noted): boolean {
  return cited.some(({ nodes }) => nodes.includes(node));
}

function isNamed({ cited, clients }: Credit, { client }: Noted): boolean {
  return !cited.some(isStrong) && clients.includes(client);
}

function saysNothing({ cited, clients }: Credit): boolean {
  return !cited.some(isStrong) && clients.length === 0;
}

function takeOne(
  credit: Credit,
  ofDay: Set<Noted>,
  isLike: (credit: Credit, noted: Noted) => boolean,
): boolean {
  const { amount } = credit.line;
  const found = [...ofDay].find(
    (noted) => noted.payment.amount === amount && isLike(credit, noted),
  );
  return found !== undefined && ofDay.delete(found);
}

/** What a line cites may have been noted in parts, or only up to what was due. */
function takeCited(credit: Credit, ofDay: Set<Noted>): boolean {
  const strong = { ...credit, cited: credit.cited.filter(isStrong) };
  const cited = [...ofDay].filter((noted) => isCited(strong, noted));
  const [first] = cited;
  const rest = credit.line.amount - sumOf(cited);
  if (!first || rest < 0) return false;
  for (const noted of cited) ofDay.delete(noted);
  takeSet(ofDay, first.client, { sum: rest, least: 1 });
  return true;
}

/** One transfer may have been noted on several documents of one client. */
function takeTogether({ line, clients }: Credit, ofDay: Set<Noted>): boolean {
  return clients.some((client) => takeSet(ofDay, client, { sum: line.amount, least: 2 }));
}

function takeSet(
  ofDay: Set<Noted>,
  client: string,
  wanted: { sum: number; least: number },
): boolean {
  const own = [...ofDay].filter((noted) => noted.client === client);
  const set = findOnlySet(own, ({ payment }) => payment.amount, wanted);
  for (const noted of set ?? []) ofDay.delete(noted);
  return set !== null;
}

function sumOf(noted: readonly Noted[]): number {
  return sumCents(noted.map(({ payment }) => payment.amount));
}
