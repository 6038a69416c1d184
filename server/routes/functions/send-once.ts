import { deriveMailId } from '#server/email/queue/derive-mail-id.ts';
import { askAsServer } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';

export type LetterName = 'own' | 'client' | 'copy' | 'receipt' | 'request';
export type Addresses = ReadonlyMap<LetterName, string>;

/** A request to send; the browser of `caller` draws `id` and repeats it with each try. */
export type Wish = { id: string | undefined; caller: string };

/** Queue ids, and recipients already served; both empty without an `id`. */
export type KnownLetters = {
  ids: ReadonlyMap<LetterName, string>;
  sentTo: ReadonlyMap<LetterName, string>;
};

/**
 * Calls `work` with the messages of a wish that have already left, or with null when the log is
 * unreadable. Requests of the same wish run one after another. Queue ids depend on the caller:
 * knowing another person’s wish id neither blocks its messages nor reveals them.
 */
export function sendOnce<Answer>(
  call: FunctionCall,
  { id, caller, addresses }: Wish & { addresses: Addresses },
  work: (known: KnownLetters | null) => Promise<Answer>,
): Promise<Answer> {
  if (id === undefined) return work({ ids: new Map(), sentTo: new Map() });
  const ids = new Map(
    [...addresses.keys()].map((name) => [name, deriveLetterId({ id, caller }, name)]),
  );
  return takeTurn(`${caller} ${id.toLowerCase()}`, async () => {
    const sentTo = await findSent(call, { ids, addresses });
    return work(sentTo && { ids, sentTo });
  });
}

/** The queue id of a message of a wish; the queue accepts it once. */
export function deriveLetterId({ id, caller }: Wish & { id: string }, name: LetterName): string {
  return deriveMailId(JSON.stringify([caller, id.toLowerCase(), name]));
}

/**
 * The log keeps every queued message for a year, whatever became of it. If its address was erased,
 * the requested one is assumed.
 */
async function findSent(
  call: FunctionCall,
  { ids, addresses }: { ids: ReadonlyMap<LetterName, string>; addresses: Addresses },
): Promise<ReadonlyMap<LetterName, string> | null> {
  const path = `email_logs?select=id,recipient_email&id=in.(${[...ids.values()].join()})`;
  const asked = await askAsServer<{ id: string; recipient_email: string }>(call, { path });
  if (!asked.ok) return null;
  const logged = new Map(asked.rows.map(({ id, recipient_email }) => [id, recipient_email]));
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const address = logged.get(id);
      if (address === undefined) return [];
      return [[name, address || (addresses.get(name) ?? '')] as const];
    }),
  );
}

/** Identical requests run one after the other, so that only the first draws. */
async function takeTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const own = (turns.get(key) ?? Promise.resolve()).then(work);
  const ended = own.then(
    () => undefined,
    () => undefined,
  );
  turns.set(key, ended);
  try {
    return await own;
  } finally {
    if (turns.get(key) === ended) turns.delete(key);
  }
}

const turns = new Map<string, Promise<void>>();
