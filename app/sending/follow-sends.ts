import { sessionStore, subscribeToSession } from '#app/data/account/session/session.ts';
import { dossier } from '#app/data/dossier.ts';
import { listSends } from '#app/data/sends/kept-sends.ts';
import { markLeft } from '#app/data/sends/mark-left.ts';
import {
  isDue,
  type LeftSend,
  leavesByItself,
  nextTryOf,
  sendKept,
} from '#app/data/sends/send-kept.ts';
import { watchSends } from '#app/data/sends/sends-flag.ts';
import { sayLeft } from '#app/session/say-left.ts';

/**
 * While a page is open, sends waiting e-mails by itself, with growing pauses, when their user is
 * signed in. The shell reports when the network is back.
 */
export function followSends(): void {
  if (isFollowing) return;
  isFollowing = true;
  watchSends(plan);
  subscribeToSession(followUser);
  // Somebody has signed in: the page shows their documents now.
  dossier.watch((id) => id === '' && sendWaiting());
  plan();
}

function followUser(): void {
  const id = sessionStore.get().user?.id ?? null;
  if (id !== userId && id !== null) sendWaiting();
  userId = id;
}

/** Sends what is due: on page load, when the network returns, or after sign-in. */
export async function sendWaiting(): Promise<void> {
  await tellLeft(await sendKept(isDue));
}

/** Marks as sent what a client has now, and says what has left. */
export async function tellLeft(left: readonly LeftSend[]): Promise<void> {
  await markLeft(left);
  await sayLeft(left);
}

/** The next try of the one that is due first. */
async function plan(): Promise<void> {
  clearTimeout(timer);
  const waiting = (await listSends().catch(() => [])).filter(leavesByItself);
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const pause = Math.min(...waiting.map(nextTryOf)) - Date.now();
  timer = setTimeout(sendDue, Math.max(pause, SHORTEST_PAUSE_MS));
}

async function sendDue(): Promise<void> {
  const now = Date.now();
  await tellLeft(await sendKept((send) => leavesByItself(send) && nextTryOf(send) <= now));
  // Nothing may have changed: the user is signed out.
  await plan();
}

let isFollowing = false;
let userId: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const SHORTEST_PAUSE_MS = 15_000;
