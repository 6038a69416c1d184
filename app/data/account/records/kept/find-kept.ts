import { type Answer, failWith } from '#app/data/account/answer.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { textKey } from '#documents/dossier';
import { type KeptRow, type KeptTable, rangeOf, stampKeyOf } from './kept-record.ts';

/**
 * The answer of the account; that of this device where the account cannot be reached, unless it
 * has never copied what is asked (null). Without a network nothing is asked: the official client
 * would try for seven seconds.
 */
export async function askOrKept<Value>(
  ask: () => Promise<Answer<Value>>,
  readKept: () => Promise<Value | null>,
): Promise<Value> {
  const answer = navigator.onLine === false ? failWith('network') : await ask();
  if (answer.ok || !UNREACHABLE.has(answer.problem.code)) return requireValue(answer);
  return (await readKept()) ?? requireValue(answer);
}

/** The kept rows that match the text, in order; null before the first copy. */
export async function findKept(
  table: KeptTable,
  { search, sort, isDescending = false }: { search: string; sort: string; isDescending?: boolean },
): Promise<KeptRow[] | null> {
  const rows = await readKept(table);
  if (!rows) return null;
  const words = textKey(search).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const sign = isDescending ? -1 : 1;
  return rows
    .filter(({ search_text: text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => sign * compare(a[sort], b[sort]) || compare(a.id, b.id));
}

/** At most one; null before the first copy. */
export async function getKept(table: KeptTable, id: string): Promise<KeptRow[] | null> {
  const rows = await readKept(table);
  return rows?.filter((row) => row.id === id) ?? null;
}

async function readKept(table: KeptTable): Promise<KeptRow[] | null> {
  const db = await openBrowserDatabase();
  if ((await db.getKey('synced', stampKeyOf(table))) === undefined) return null;
  return (await db.getAll('synced', rangeOf(table))).flatMap(({ row }) => row ?? []);
}

/** Empty values last, as the database has them. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return ORDER.compare(String(a), String(b));
}

const UNREACHABLE: ReadonlySet<string> = new Set(['network', 'unavailable']);
const ORDER = new Intl.Collator('fr');
/** The same limit as `private.search_patterns` in SQL. */
const MOST_WORDS = 8;
