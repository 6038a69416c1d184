import type { GivenNumber } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import type { BrowserStore } from './browser-schema.ts';

/** All numbers given on this device, of every series (« seller · prefix »). */
export async function listGivenNumbers(): Promise<GivenNumber[]> {
  const db = await openBrowserDatabase();
  return db.getAll('numbers');
}

export async function saveGivenNumber(given: Omit<GivenNumber, 'key'>): Promise<void> {
  const db = await openBrowserDatabase();
  await db.put('numbers', withNumberKey(given));
}

/**
 * Gives a document its number, or the next one from `propose` when another document has it; null
 * when that one is taken too. One transaction: two tabs never give the same number.
 */
export async function takeGivenNumber(
  wanted: Omit<GivenNumber, 'key'>,
  propose: (given: readonly GivenNumber[]) => string,
): Promise<string | null> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['numbers', 'drafts'], 'readwrite');
  const numbers = transaction.objectStore('numbers');
  const isFree = async (given: GivenNumber) => {
    const known = await numbers.get(given.key);
    return !known || isOwn(known, given) || isBack(known, given, transaction.objectStore('drafts'));
  };
  const take = async ({ key, ...given }: GivenNumber) => {
    await numbers.put({ ...given, key });
    return given.number;
  };
  const first = withNumberKey(wanted);
  let taken: string | null = null;
  if (await isFree(first)) taken = await take(first);
  else {
    const number = propose(await numbers.index('bySeries').getAll(wanted.series));
    const next = withNumberKey({ ...wanted, number });
    if (await isFree(next)) taken = await take(next);
  }
  await transaction.done;
  return taken;
}

function isOwn(known: GivenNumber, { draftId }: GivenNumber): boolean {
  return known.draftId === draftId;
}

/** A deleted document that comes back from its file may take its number again. */
async function isBack(
  known: GivenNumber,
  { issueDate }: GivenNumber,
  drafts: Drafts,
): Promise<boolean> {
  if (known.draftId === '' || known.issueDate !== issueDate) return false;
  return (await drafts.getKey(known.draftId)) === undefined;
}

export function withNumberKey(given: Omit<GivenNumber, 'key'>): GivenNumber {
  return { ...given, key: `${given.series}/${given.number}` };
}

type Drafts = BrowserStore<'drafts', ('numbers' | 'drafts')[]>;
