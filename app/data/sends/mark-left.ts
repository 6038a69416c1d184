import { dossier } from '#app/data/dossier.ts';
import { markMilestone } from './mark-milestone.ts';
import type { LeftSend } from './send-kept.ts';

export async function markLeft(left: readonly LeftSend[]): Promise<void> {
  for (const one of left)
    await markOne(one).catch((error: unknown) => console.warn('It could not be marked', error));
}

async function markOne({ send: { addressee, documentId, draft } }: LeftSend): Promise<void> {
  if (addressee === null || !('to' in addressee)) return;
  const id = documentId ?? (await dossier.findTwin(draft))?.id;
  const node = id === undefined ? null : await dossier.getNode(id);
  if (node) await markMilestone(node, 'sent');
}
