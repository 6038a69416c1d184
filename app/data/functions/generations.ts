import * as z from 'zod/mini';
import { sessionStore } from '#app/data/account/session/session.ts';
import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { callFunction, type FunctionAnswer } from './call-function.ts';
import { isCounting } from './counting.ts';

/** What is counted of a file that was made; what says whose it is leaves for a user only. */
export type Generation = z.infer<typeof generationSchema>;

/**
 * Counts files that were just made, once each: they wait on the device until the server has
 * answered, and the server knows by their ids those that it was told of twice. A visitor’s are
 * without number nor client, on the device too.
 */
export async function countGenerations(made: readonly Generation[]): Promise<void> {
  if (!isCounting()) return;
  const userId = sessionStore.get().user?.id ?? null;
  const added = made.map((generation) => ({
    id: newUuid(),
    userId,
    generation: userId === null ? withoutClient(generation) : generation,
  }));
  keep([...readWaiting(), ...added].slice(-MOST_WAITING));
  await sendGenerations();
}

/** Sends those that wait, one after the other; what cannot leave now leaves another time. */
export function sendGenerations(): Promise<void> {
  sending = sending.then(sendWaiting);
  return sending;
}

/** Once its user has left, what waits says no more than a visitor's. */
export function forgetUserOfGenerations(): void {
  const waiting = readWaiting();
  if (waiting.length === 0) return;
  keep(
    waiting.map(({ id, generation }) => ({
      id,
      userId: null,
      generation: withoutClient(generation),
    })),
  );
}

let sending: Promise<void> = Promise.resolve();

async function sendWaiting(): Promise<void> {
  if (readWaiting().some(({ userId }) => userId !== null)) await untilSessionIsKnown();
  for (const one of readWaiting()) {
    if (!isCounting()) return keep([]);
    const answer = await send(one);
    if (!answer.ok && !isRefused(answer.problem.code)) return;
    // Read again: another tab may have added some meanwhile.
    keep(readWaiting().filter(({ id }) => id !== one.id));
  }
}

/** A page that has just opened does not know yet who is signed in; its header asks. */
function untilSessionIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (!sessionStore.get().isLoading) return resolve();
    const stop = sessionStore.subscribe(() => {
      if (sessionStore.get().isLoading) return;
      stop();
      resolve();
    });
  });
}

/** Whoever made it may have left: then it is a visitor’s. */
function send({ id, userId, generation }: Waiting): Promise<FunctionAnswer<unknown>> {
  const isOwn = userId !== null && userId === sessionStore.get().user?.id;
  return callFunction('record-generation', {
    body: { id, ...(isOwn ? generation : withoutClient(generation)) },
    schema: z.unknown(),
    isVisitor: !isOwn,
    isKept: true,
  });
}

/** The server understood it and wants none of it: another time would be the same. */
function isRefused(code: string): boolean {
  return code === 'validation_failed';
}

function withoutClient(generation: Generation): Generation {
  const { number: _number, clientName: _name, clientEmail: _email, ...counted } = generation;
  return counted;
}

function readWaiting(): Waiting[] {
  const { data } = z.safeParse(waitingSchema, getKeptForm('generations'));
  return data?.list ?? [];
}

function keep(list: readonly Waiting[]): void {
  if (list.length > 0) saveKeptForm('generations', { list });
  else deleteKeptForm('generations');
}

const generationSchema = z.object({
  kind: z.string(),
  template: z.string(),
  /** In bytes. */
  size: z.number(),
  isElectronic: z.boolean(),
  /** Codes of the rules that failed. */
  brokenRules: z.array(z.string()),
  number: z.optional(z.string()),
  clientName: z.optional(z.string()),
  clientEmail: z.optional(z.string()),
});

type Waiting = z.infer<typeof waitingSchema>['list'][number];
const waitingSchema = z.object({
  list: z.array(
    z.object({ id: z.string(), userId: z.nullable(z.string()), generation: generationSchema }),
  ),
});

/** A device that is offline for good forgets the oldest: more than a ZIP of 2,000 documents. */
const MOST_WAITING = 2500;
