import type { GivenNumber } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import type { BrowserStore } from './browser-schema.ts';
import { listGivenNumbers } from './given-numbers.ts';
import { type Held, heldHere } from './held.ts';

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
  propose: (given: readonly GivenNumber[]) => string,
): Promise<string | null> {
  const { numbers: held } = heldHere();
  const take = async (register: Register) => {
    const first = withNumberKey(wanted);
    if (await register.isFree(first)) return register.give(first);
    const number = propose(await register.listSeries(wanted.series));
    const next = withNumberKey({ ...wanted, number });
    return (await register.isFree(next)) ? register.give(next) : null;
  };
  try {
    const { register, done } = await openKept(held);
    const taken = await take(register);
    await done();
    return taken;
  } catch {
    return take(openHeld(held));
  }
}

/** Where numbers are looked up and noted. */
type Register = {
  isFree: (given: GivenNumber) => Promise<boolean>;
  listSeries: (series: string) => Promise<GivenNumber[]>;
  give: (given: GivenNumber) => Promise<string>;
};

/** The device’s numbers in one transaction, with those that were held until now. */
async function openKept(
  held: Held['numbers'],
): Promise<{ register: Register; done: () => Promise<void> }> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['numbers', 'drafts'], 'readwrite');
  const numbers = transaction.objectStore('numbers');
  const waiting = [...held.values()];
  for (const given of waiting) if (!(await numbers.get(given.key))) await numbers.put(given);
  return {
    register: {
      isFree: async (given) => {
        const known = await numbers.get(given.key);
        return (
          !known || isOwn(known, given) || isBack(known, given, transaction.objectStore('drafts'))
        );
      },
      listSeries: (series) => numbers.index('bySeries').getAll(series),
      give: async (given) => {
        await numbers.put(given);
        return given.number;
      },
    },
    done: async () => {
      await transaction.done;
      for (const { key } of waiting) held.delete(key);
    },
  };
}

function openHeld(held: Held['numbers']): Register {
  const listAll = () => listGivenNumbers().catch(() => []);
  return {
    isFree: async (given) =>
      (await listAll()).every((known) => known.key !== given.key || isOwn(known, given)),
    listSeries: async (series) => (await listAll()).filter((known) => known.series === series),
    give: (given) => {
      held.set(given.key, given);
      return Promise.resolve(given.number);
    },
  };
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
