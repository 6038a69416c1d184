import { deriveEmailId } from '#server/email/queue/derive-email-id.ts';
import { askAsServer } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';

export type EmailName = 'own' | 'client' | 'copy' | 'receipt' | 'request';
export type Recipients = ReadonlyMap<EmailName, string>;

/** A request to send; the browser of `caller` draws `id` and repeats it with each try. */
export type Wish = { id: string | undefined; caller: string };

/** Queue ids, and recipients already served; both empty without an `id`. */
export type KnownEmails = {
  ids: ReadonlyMap<EmailName, string>;
  sentTo: ReadonlyMap<EmailName, string>;
};

/**
 * Calls `work` with the e-mails of the wish already sent, or with null when their log cannot be
 * read. Requests of the same wish take turns. `recipients` are those of its e-mails. E-mail ids
 * depend on the caller too, so that knowing another person’s wish id neither stops nor reveals its
 * e-mails.
 */
export function sendOnce<Answer>(
  call: FunctionCall,
  { id, caller, recipients }: Wish & { recipients: Recipients },
  work: (known: KnownEmails | null) => Promise<Answer>,
): Promise<Answer> {
  if (id === undefined) return work({ ids: new Map(), sentTo: new Map() });
  const ids = new Map(
    [...recipients.keys()].map((name) => [name, deriveIdInWish({ id, caller }, name)]),
  );
  return takeTurn(`${caller} ${id.toLowerCase()}`, async () => {
    const sentTo = await findSent(call, { ids, recipients });
    return work(sentTo && { ids, sentTo });
  });
}

/** The queue id of an e-mail of a wish; the queue accepts it once. */
export function deriveIdInWish({ id, caller }: Wish & { id: string }, name: EmailName): string {
  return deriveEmailId(JSON.stringify([caller, id.toLowerCase(), name]));
}

/**
 * The log keeps every queued e-mail for a year, whatever became of it. If its address was erased,
 * the requested one is assumed.
 */
async function findSent(
  call: FunctionCall,
  { ids, recipients }: { ids: ReadonlyMap<EmailName, string>; recipients: Recipients },
): Promise<ReadonlyMap<EmailName, string> | null> {
  const path = `email_logs?select=id,recipient_email&id=in.(${[...ids.values()].join()})`;
  const asked = await askAsServer<{ id: string; recipient_email: string }>(call, { path });
  if (!asked.ok) return null;
  const logged = new Map(asked.rows.map(({ id, recipient_email }) => [id, recipient_email]));
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const email = logged.get(id);
      if (email === undefined) return [];
      return [[name, email || (recipients.get(name) ?? '')] as const];
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
