import { markLeft } from '#app/data/sends/mark-left.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { sayLeft } from '#app/session/say-left.ts';

/** Marks as sent what a client has now, and says what has left. */
export async function tellLeft(left: readonly LeftSend[]): Promise<void> {
  await markLeft(left);
  await sayLeft(left);
}
