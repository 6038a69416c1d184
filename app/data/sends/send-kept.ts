import { sessionStore } from '#app/data/account/session/session.ts';
import { getKeeper } from '#app/data/device/keeper.ts';
import { type SentDocument, sendDocument } from '#app/data/functions/send-document.ts';
import type { KeptSend } from './kept-send.ts';
import { changeSend, deleteSend, getSend, listSends } from './kept-sends.ts';

/** What has left, and where it went. */
export type LeftSend = { send: KeptSend; sent: SentDocument };

/**
 * Sends those that wait and are wanted, one after the other and in one tab at a time; the server
 * knows by their ids what it was told twice. Gives what has left; what cannot leave waits, and what
 * is refused says why.
 */
export function sendKept(isWanted: (send: KeptSend) => boolean): Promise<LeftSend[]> {
  sending = sending.then(() => inTurn(() => sendWanted(isWanted)));
  return sending;
}

/** Whether another time may do: the network, the server or its queue was in the way. */
export function mayLeaveLater(code: string): boolean {
  return LATER.has(code);
}

/** Its author has to look at it again before it leaves. */
export function isTooOld({ keptAt }: KeptSend, now: number): boolean {
  return now - keptAt > LONGEST_MS;
}

/** From when on it is tried again by a page that stays open. */
export function nextTryOf({ triedAt, tries }: KeptSend): number {
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
    const answer = await sendDocument(draft, addressee, send);
    if (answer.ok) {
      await deleteSend(send);
      left.push({ send, sent: answer.value });
      continue;
    }
    const { code } = answer.problem;
    const problem = LATER.has(code) || SIGNED_OUT.has(code) ? null : code;
    await changeSend(send, { tries: send.tries + 1, triedAt: Date.now(), problem });
    // The others would fare no better.
    if (code === 'network') break;
  }
  return left;
}

/** A user’s leaves as that user’s only, while this tab shows their documents. */
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
/** Its user signs in again. */
const SIGNED_OUT = new Set(['session_missing', 'insufficient_aal']);

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_MS = 7 * 86_400_000;
