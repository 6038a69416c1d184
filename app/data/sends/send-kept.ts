import { sessionStore } from '#app/data/account/session/session.ts';
import { getKeeper } from '#app/data/device/keeper.ts';
import { type SentDocument, sendDocument } from '#app/data/functions/send-document.ts';
import type { KeptSend } from './kept-send.ts';
import { changeSend, deleteSend, getSend, listSends } from './kept-sends.ts';

/** A message that has left, and where it went. */
export type LeftSend = { send: KeptSend; sent: SentDocument };

/**
 * Sends the messages that wait and are wanted, one after the other and in one tab at a time; the
 * server knows by their ids what it was told twice. Gives what has left; a message that cannot
 * leave waits, and one that is refused says why.
 */
export function sendKept(isWanted: (send: KeptSend) => boolean): Promise<LeftSend[]> {
  sending = sending.then(() => inTurn(() => sendWanted(isWanted)));
  return sending;
}

/** Whether another time may do: the network, the server or its queue was in the way. */
export function mayLeaveLater(code: string): boolean {
  return LATER.has(code);
}

/** Too old to leave by itself: its author decides. */
export function isTooOld({ keptAt }: KeptSend, now: number): boolean {
  return now - keptAt > LONGEST_MS;
}

/** Whether it needs nothing of its author to leave. */
export function leavesByItself(send: KeptSend): boolean {
  return send.problem === null && !isTooOld(send, Date.now());
}

/**
 * Whether a page tries it at once when it opens, when its network is back and when somebody signs
 * in: the want of a network or of a session was in its way, or its pause is over.
 */
export function isDue(send: KeptSend): boolean {
  return leavesByItself(send) && (AT_ONCE.has(send.obstacle) || nextTryOf(send) <= Date.now());
}

/** The moment of its next try by a page that stays open. */
export function nextTryOf({ triedAt, tries, obstacle }: KeptSend): number {
  if (obstacle === TOO_MANY) return triedAt + LONGEST_PAUSE_MS;
  return triedAt + Math.min(FIRST_PAUSE_MS * 2 ** Math.max(tries - 1, 0), LONGEST_PAUSE_MS);
}

let sending: Promise<LeftSend[]> = Promise.resolve([]);

async function inTurn(work: () => Promise<LeftSend[]>): Promise<LeftSend[]> {
  try {
    // Missing where a page is served without encryption: then only the server keeps them apart.
    if (!globalThis.navigator?.locks) return await work();
    return await navigator.locks.request('facturier-sends', work);
  } catch (error) {
    console.warn('What waits could not be sent', error);
    return [];
  }
}

async function sendWanted(isWanted: (send: KeptSend) => boolean): Promise<LeftSend[]> {
  const left: LeftSend[] = [];
  for (const place of await listSends()) {
    // Read again: it may have left by another tab, or been deleted.
    const send = await getSend(place);
    if (send === null || !isWanted(send) || !isSignedIn(send)) continue;
    const { draft, addressee } = send;
    // Noted first: from now on the server may have it.
    await changeSend(send, { tries: send.tries + 1, triedAt: Date.now() });
    const answer = await sendDocument(draft, addressee, send);
    if (answer.ok) {
      await deleteSend(send);
      left.push({ send, sent: answer.value });
      continue;
    }
    const { code } = answer.problem;
    const mayPass = LATER.has(code) || SIGNED_OUT.has(code) || code === TOO_MANY;
    await changeSend(send, mayPass ? { obstacle: code, problem: null } : { problem: code });
    // The others would fare no better.
    if (code === 'network') break;
  }
  return left;
}

/** A user’s message leaves with that user’s session only, while this tab shows their documents. */
function isSignedIn({ userId }: KeptSend): boolean {
  if (userId === null) return true;
  const { user, isSecondFactorDue } = sessionStore.get();
  return user?.id === userId && !isSecondFactorDue && getKeeper() === userId;
}

const LATER = new Set([
  'network',
  'unavailable',
  'unreachable',
  'request_timeout',
  'document_not_sent',
]);
/** The message waits until its user signs in again. */
const SIGNED_OUT = new Set(['session_missing', 'insufficient_aal']);

const AT_ONCE = new Set<string | null>(['network', ...SIGNED_OUT]);
/** A limit of the server is reached: told at the press, waited for on later tries. */
const TOO_MANY = 'too_many_documents';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_MS = 7 * 86_400_000;
