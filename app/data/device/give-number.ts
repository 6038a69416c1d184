import type { GivenNumber } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import type { BrowserStore } from './browser-schema.ts';
import { listGivenNumbers } from './given-numbers.ts';
import { heldHere } from './held.ts';

export async function saveGivenNumber(given: Omit<GivenNumber, 'key'>): Promise<void> {
  const db = await openBrowserDatabase();
  await db.put('numbers', withNumberKey(given));
}

/**
 * Gives a document its number, or the next one from `propose` when another document has it; null
 * when that one is taken too. One transaction: two tabs never give the same number. A browser that
 * refuses to keep it holds it for this page.
 */
export async function takeGivenNumber(
  wanted: Omit<GivenNumber, 'key'>,
  propose: Propose,
): Promise<string | null> {
  try {
    return await takeKept(wanted, propose);
  } catch {
    return takeHeld(wanted, propose);
  }
}

async function takeKept(
  wanted: Omit<GivenNumber, 'key'>,
  propose: Propose,
): Promise<string | null> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['numbers', 'drafts'], 'readwrite');
  const numbers = transaction.objectStore('numbers');
  const held = heldHere().numbers;
  for (const given of held.values()) await numbers.put(given);
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
  held.clear();
  return taken;
}

async function takeHeld(
  wanted: Omit<GivenNumber, 'key'>,
  propose: Propose,
): Promise<string | null> {
  const given = await listGivenNumbers().catch(() => []);
  const isFree = ({ key, draftId }: GivenNumber) =>
    given.every((one) => one.key !== key || one.draftId === draftId);
  const take = (one: GivenNumber) => {
    heldHere().numbers.set(one.key, one);
    return one.number;
  };
  const first = withNumberKey(wanted);
  if (isFree(first)) return take(first);
  const number = propose(given.filter(({ series }) => series === wanted.series));
  const next = withNumberKey({ ...wanted, number });
  return isFree(next) ? take(next) : null;
}

type Propose = (given: readonly GivenNumber[]) => string;

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
