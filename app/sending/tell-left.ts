import { markLeft } from '#app/data/sends/mark-left.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { sayLeft } from '#app/session/say-left.ts';

export async function tellLeft(left: readonly LeftSend[]): Promise<void> {
  await markLeft(left);
  await sayLeft(left);
}
