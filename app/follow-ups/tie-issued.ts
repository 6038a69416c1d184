import { readDossier } from '#app/data/device/dossier.ts';
import { saveLinkedDrafts } from '#app/data/device/linked-drafts.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import type { Draft } from '#documents';
import { namesOthers, tieTakenUp } from '#documents/dossier';

/**
 * A document whose final file is made is tied to what it names, by number and date, where nothing has tied it yet: it was begun from
 * an empty page. Rejects where the browser keeps nothing.
 */
export async function tieIssued(id: string, draft: Draft): Promise<void> {
  if (!namesOthers(draft)) return;
  const { documents, links } = await readDossier();
  const issued = documents.find((stored) => stored.id === id);
  if (!issued || links.some(({ to }) => to === id)) return;
  const others = documents.filter((stored) => stored !== issued);
  const ties = tieTakenUp([issued], { documents: others, links }, Date.now());
  if (ties.links.length === 0) return;
  await saveLinkedDrafts([], { links: ties.links, outdated: ties.replaced });
  tellDevice(id);
}
