import { sendGenerations } from '#app/data/functions/generations.ts';
import { hasSends } from '#app/data/sends/sends-flag.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';

/** Sends the queues of this device, and keeps sending e-mails while the page is open. */
export async function sendAll(): Promise<void> {
  await Promise.all([sendGenerations(), sendEmails()]);
}

async function sendEmails(): Promise<void> {
  if (!hasSends()) return;
  const { followSends, sendWaiting } = await fetchPart(() => import('./follow-sends.ts'));
  followSends();
  await sendWaiting();
}
