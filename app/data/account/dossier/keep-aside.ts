import { setAside, type Written } from '#app/data/device/set-aside.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import type { StoredDraft } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

/** `setAside` in a transaction of its own; screens learn of it. Returns the id of the draft. */
export async function keepAside(frozen: StoredDraft, written: Written): Promise<string> {
  const { id } = frozen;
  const db = await openKept();
  const transaction = db.transaction(['drafts', 'summaries', 'conflicts'], 'readwrite');
  const conflict = await transaction.objectStore('conflicts').get(id);
  const keptAs = setAside(frozen, written, { transaction, conflict });
  await transaction.done;
  await tellElsewhere();
  for (const one of [keptAs, id]) tellDevice(one);
  return keptAs;
}
