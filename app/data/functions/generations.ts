import * as z from 'zod/mini';
import { sessionStore } from '#app/data/account/session/session.ts';
import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { callFunction, type FunctionAnswer } from './call-function.ts';
import { isCounting } from './counting.ts';

/** A counted file: nothing of it names its document, its client or its author. */
export type Generation = z.infer<typeof generationSchema>;

/**
 * Counts new files, once each: they stay queued on the device until the server answers, and the
 * server ignores ids it knows.
 */
export async function countGenerations(made: readonly Generation[]): Promise<void> {
  if (!isCounting()) return;
  const userId = sessionStore.get().user?.id ?? null;
  const added = made.map((generation) => ({ id: newUuid(), userId, generation }));
  keep([...readWaiting(), ...added].slice(-MOST_WAITING));
  await sendGenerations();
}

/** Sends the queue in order; what fails is tried again later. */
export function sendGenerations(): Promise<void> {
  sending = sending.then(sendWaiting);
  return sending;
}

/** After sign-out, the queue holds no more than a visitor’s. */
export function forgetUserOfGenerations(): void {
  const waiting = readWaiting();
  if (waiting.length === 0) return;
  keep(waiting.map((one) => ({ ...one, userId: null })));
}

let sending: Promise<void> = Promise.resolve();

async function sendWaiting(): Promise<void> {
  if (readWaiting().some(({ userId }) => userId !== null)) await untilSessionIsKnown();
  for (const one of readWaiting()) {
    if (!isCounting()) return keep([]);
    const answer = await send(one);
    if (!answer.ok && !isRefused(answer.problem.code)) return;
    // Reload: another tab may have added entries meanwhile.
    keep(readWaiting().filter(({ id }) => id !== one.id));
  }
}

/** A page that has just opened does not know who is signed in yet; its header asks. */
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

/** After its user signed out, an entry is sent as a visitor’s. */
function send({ id, userId, generation }: Waiting): Promise<FunctionAnswer<unknown>> {
  const isOwn = userId !== null && userId === sessionStore.get().user?.id;
  return callFunction('record-generation', {
    body: { id, ...generation },
    schema: z.unknown(),
    isVisitor: !isOwn,
    isKept: true,
  });
}

/** The server will refuse it every time. */
function isRefused(code: string): boolean {
  return code === 'validation_failed';
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
  size: z.number(),
  isElectronic: z.boolean(),
  /** Codes of the failed rules. */
  brokenRules: z.array(z.string()),
});

type Waiting = z.infer<typeof waitingSchema>['list'][number];
const waitingSchema = z.object({
  list: z.array(
    z.object({ id: z.string(), userId: z.nullable(z.string()), generation: generationSchema }),
  ),
});

/** A device that stays offline drops the oldest; more than a ZIP of 2,000 documents. */
const MOST_WAITING = 2500;
