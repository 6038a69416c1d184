import { deriveMailId } from '#server/email/queue/derive-mail-id.ts';
import { askAsServer } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';

export type LetterName = 'own' | 'client' | 'copy';

/** One wish to send: `id` was drawn by the browser of `caller`, and comes again with each try. */
export type Wish = { id: string | undefined; caller: string };

/** The id of each letter in the queue, and who has it already; both empty for a wish without id. */
export type KnownLetters = {
  ids: ReadonlyMap<LetterName, string>;
  sentTo: ReadonlyMap<LetterName, string>;
};

/**
 * Does the work of a wish after that of the same wish, told what has left. Ids are made of the
 * caller too: with an id of somebody else, one neither stops their letter nor learns of it. It
 * is told null when the messages cannot be read.
 */
export function sendOnce(
  call: FunctionCall,
  { id, caller, names }: Wish & { names: readonly LetterName[] },
  work: (known: KnownLetters | null) => Promise<Response>,
): Promise<Response> {
  if (id === undefined) return work({ ids: new Map(), sentTo: new Map() });
  const ids = new Map(
    names.map((name) => [name, deriveMailId(JSON.stringify([caller, id.toLowerCase(), name]))]),
  );
  return takeTurn(`${caller} ${id}`, async () => {
    const sentTo = await findSent(call, ids);
    return work(sentTo && { ids, sentTo });
  });
}

/** The log of messages knows each that was queued, whatever became of it, for a year. */
async function findSent(
  call: FunctionCall,
  ids: ReadonlyMap<LetterName, string>,
): Promise<ReadonlyMap<LetterName, string> | null> {
  const path = `email_logs?select=id,recipient_email&id=in.(${[...ids.values()].join()})`;
  const asked = await askAsServer<{ id: string; recipient_email: string }>(call, { path });
  if (!asked.ok) return null;
  const addresses = new Map(asked.rows.map(({ id, recipient_email }) => [id, recipient_email]));
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const address = addresses.get(id);
      return address === undefined ? [] : [[name, address] as const];
    }),
  );
}

/** Of two identical requests at the same moment, one draws. */
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
