import type { StoredDraft } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { stampOfDraft } from './stamps.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

/**
 * The account’s version of a draft came while its page held text that was not saved: keeps that
 * version apart, so that saving the text does not replace it.
 */
export async function raiseConflict(theirs: StoredDraft): Promise<void> {
  const { id } = theirs;
  const db = await openKept();
  const transaction = db.transaction(['synced', 'conflicts'], 'readwrite');
  const [known, conflict] = await Promise.all([
    transaction.objectStore('synced').get(`doc/${id}`),
    transaction.objectStore('conflicts').get(id),
  ]);
  if (known?.stamp === stampOfDraft(theirs) && !known.isIssued && !conflict)
    transaction
      .objectStore('conflicts')
      .put({ id, theirs, version: known.version ?? 0, isIssued: false });
  await transaction.done;
  await tellElsewhere();
}
