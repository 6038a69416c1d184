import { openKept } from './open-kept.ts';
import { stampOfDraft } from './stamps.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

/**
 * The account’s version of a draft came while its page held text that was not saved: keeps that
 * version apart, so that saving the text does not replace it.
 */
export async function raiseConflict(id: string): Promise<void> {
  const db = await openKept();
  const transaction = db.transaction(['drafts', 'synced', 'conflicts'], 'readwrite');
  const [theirs, known, conflict] = await Promise.all([
    transaction.objectStore('drafts').get(id),
    transaction.objectStore('synced').get(`doc/${id}`),
    transaction.objectStore('conflicts').get(id),
  ]);
  const isTheirs = theirs !== undefined && known?.stamp === stampOfDraft(theirs);
  if (isTheirs && !known.isIssued && !conflict)
    transaction
      .objectStore('conflicts')
      .put({ id, theirs, version: known.version ?? 0, isIssued: false });
  await transaction.done;
  await tellElsewhere();
}
