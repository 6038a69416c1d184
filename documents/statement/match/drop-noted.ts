import type { ChainNode } from '#documents/dossier/chain-node.ts';
import type { Payment } from '#documents/dossier/payments/payment.ts';
import { listStandingPayments } from '#documents/dossier/payments/standing-payments.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { sumCents } from '#documents/money/amounts.ts';
import { createSetFinder, type FindSet } from './find-only-set.ts';
import type { ClientOf } from './group-clients.ts';
import { type Credit, isStrong } from './read-clues.ts';

/**
 * The lines that no payment has noted, of their day or of some days around it; each payment notes
 * one line. One that only its amount and its client tell is doubtful where the day is another.
 */
export function dropNoted(
  credits: readonly Credit[],
  nodes: readonly ChainNode[],
  clientOf: ClientOf,
): Credit[] {
  const payments = indexByDay(nodes, clientOf);
  const find = ({ line }: Credit, days: number) =>
    payments.get(dayOf({ ...line, date: addDays(line.date, days) }));
  const drop = (open: readonly Credit[], take: Taker, days: number) =>
    open.filter((credit) => {
      const ofDay = find(credit, days);
      return !ofDay || !take(credit, ofDay);
    });
  const doubt = (open: readonly Credit[], take: Taker, days: number) =>
    open.map((credit) => {
      const ofDay = credit.isDoubtful ? undefined : find(credit, days);
      return ofDay && take(credit, ofDay) ? { ...credit, isDoubtful: true } : credit;
    });
  let open = [...credits];
  for (const take of OF_DAY) open = drop(open, take, 0);
  for (const take of CITED_NEAR) for (const days of NEAR_DAYS) open = drop(open, take, days);
  for (const take of NAMED_NEAR) for (const days of NEAR_DAYS) open = doubt(open, take, days);
  return open;
}

/** Takes the payments that note a line off those of a day; false when there are none. */
type Taker = (credit: Credit, ofDay: Day) => boolean;

/** The payments of a day that no line has taken. */
type Day = { noted: Set<Noted>; findSet: FindSet };

type Noted = { payment: Payment; node: ChainNode; client: string };

function indexByDay(nodes: readonly ChainNode[], clientOf: ClientOf): ReadonlyMap<string, Day> {
  const findSet = createSetFinder();
  const days = new Map<string, Day>();
  for (const node of nodes)
    for (const payment of listStandingPayments(node)) {
      const day = dayOf({ date: payment.paidOn, currency: node.currency });
      const ofDay = days.get(day) ?? { noted: new Set(), findSet };
      ofDay.noted.add({ payment, node, client: clientOf(node) });
      days.set(day, ofDay);
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
  ofDay: Day,
  isLike: (credit: Credit, noted: Noted) => boolean,
): boolean {
  const { amount } = credit.line;
  const found = [...ofDay.noted].find(
    (noted) => noted.payment.amount === amount && isLike(credit, noted),
  );
  return found !== undefined && ofDay.noted.delete(found);
}

/** A payment that cites documents may be noted in parts, or only up to the amount due. */
function takeCitedUpToDue(credit: Credit, ofDay: Day): boolean {
  return takeCited(credit, ofDay, { isWhole: false });
}

function takeCitedWhole(credit: Credit, ofDay: Day): boolean {
  return takeCited(credit, ofDay, { isWhole: true });
}

function takeCited(credit: Credit, ofDay: Day, { isWhole }: { isWhole: boolean }): boolean {
  const strong = { ...credit, cited: credit.cited.filter(isStrong) };
  const cited = [...ofDay.noted].filter((noted) => isOfBank(noted) && isCited(strong, noted));
  const [first] = cited;
  const rest = credit.line.amount - sumOf(cited);
  if (!first || rest < 0) return false;
  const others = {
    ...ofDay,
    noted: new Set([...ofDay.noted].filter((noted) => !cited.includes(noted))),
  };
  const more = rest > 0 ? findSet(others, first.client, { sum: rest, least: 1 }) : [];
  if (!more && isWhole) return false;
  for (const noted of [...cited, ...(more ?? [])]) ofDay.noted.delete(noted);
  return true;
}

/** One transfer may have been noted on several documents of one client. */
function takeTogether({ line, clients }: Credit, ofDay: Day): boolean {
  return clients.some((client) => takeSet(ofDay, client, { sum: line.amount, least: 2 }));
}

function takeSet(ofDay: Day, client: string, wanted: WantedSet): boolean {
  const set = findSet(ofDay, client, wanted);
  for (const noted of set ?? []) ofDay.noted.delete(noted);
  return set !== null;
}

type WantedSet = { sum: number; least: number };

function findSet(ofDay: Day, client: string, wanted: WantedSet): readonly Noted[] | null {
  const own = [...ofDay.noted].filter((noted) => isOfBank(noted) && noted.client === client);
  return ofDay.findSet(own, ({ payment }) => payment.amount, wanted);
}

/** Cash that was noted is no transfer. */
function isOfBank({ payment }: Noted): boolean {
  return payment.means !== 'cash';
}

function sumOf(noted: readonly Noted[]): number {
  return sumCents(noted.map(({ payment }) => payment.amount));
}

const takeOneCited: Taker = (credit, ofDay) => takeOne(credit, ofDay, isCited);
const takeOneNamed: Taker = (credit, ofDay) => takeOne(credit, ofDay, isNamed);
const takeOneSilent: Taker = (credit, ofDay) => takeOne(credit, ofDay, saysNothing);

/** The surest first. */
const OF_DAY = [takeOneCited, takeCitedUpToDue, takeOneNamed, takeTogether, takeOneSilent];
const CITED_NEAR = [takeOneCited, takeCitedWhole];
const NAMED_NEAR = [takeOneNamed, takeTogether];
/** Operation, value and settlement are some days apart, and so is the day that it was seen. */
const NEAR_DAYS = [1, 2, 3, 4, 5].flatMap((days) => [days, -days]);
