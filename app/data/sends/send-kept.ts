import { sessionStore } from '#app/data/account/session/session.ts';
import { getKeeper } from '#app/data/device/keeper.ts';
import { type SentDocument, sendDocument } from '#app/data/functions/send-document.ts';
import { runAlone } from '#app/lib/timing/run-alone.ts';
import type { KeptSend } from './kept-send.ts';
import { changeSend, deleteSend, getSend, listSends } from './kept-sends.ts';

export type LeftSend = { send: KeptSend; sent: SentDocument };

/**
 * Sends the wanted messages in order, in one tab at a time; the server drops ids it knows. Returns
 * those sent; the others wait, or carry the reason of their refusal.
 */
export function sendKept(isWanted: (send: KeptSend) => boolean): Promise<LeftSend[]> {
  sending = sending.then(() => sendInTurn(() => sendWanted(isWanted)));
  return sending;
}

/** Whether a later try may succeed: the network, the server or its queue failed. */
export function mayLeaveLater(code: string): boolean {
  return LATER.has(code);
}

/** Too old to be sent without asking its author. */
export function isTooOld({ keptAt }: KeptSend, now: number): boolean {
  return now - keptAt > LONGEST_MS;
}

/** Whether it may be sent without asking its author. */
export function leavesByItself(send: KeptSend): boolean {
  return send.problem === null && !isTooOld(send, Date.now());
}

/**
 * Whether to try at once, when a page opens, the network returns or somebody signs in: the last try
 * lacked a network or a session, or its pause is over.
 */
export function isDue(send: KeptSend): boolean {
  return leavesByItself(send) && (AT_ONCE.has(send.obstacle) || nextTryOf(send) <= Date.now());
}

/** When an open page tries it next, in milliseconds. */
export function nextTryOf({ triedAt, tries, obstacle }: KeptSend): number {
  if (obstacle === TOO_MANY) return triedAt + LONGEST_PAUSE_MS;
  return triedAt + Math.min(FIRST_PAUSE_MS * 2 ** Math.max(tries - 1, 0), LONGEST_PAUSE_MS);
}

let sending: Promise<LeftSend[]> = Promise.resolve([]);

/** Without locks, only the server prevents duplicates. */
async function sendInTurn(work: () => Promise<LeftSend[]>): Promise<LeftSend[]> {
  try {
    return await runAlone('facturier-sends', work);
  } catch (error) {
    console.warn('What waits could not be sent', error);
    return [];
  }
}

async function sendWanted(isWanted: (send: KeptSend) => boolean): Promise<LeftSend[]> {
  const left: LeftSend[] = [];
  for (const place of await listSends()) {
    // Reload: another tab may have sent or deleted it.
    const send = await getSend(place);
    if (send === null || !isWanted(send) || !isSignedIn(send)) continue;
    const { draft, addressee } = send;
    // Saved first: from here on, the server may have it.
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
    // The others would fail too.
    if (code === 'network') break;
  }
  return left;
}

/** A user’s message needs that user’s session, in a tab that shows their documents. */
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
/** A server limit: shown on the first try, waited out on later ones. */
const TOO_MANY = 'too_many_documents';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_MS = 7 * 86_400_000;
