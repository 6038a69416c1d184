import { dossier } from '#app/data/dossier.ts';
import { type DocumentLink, withoutSetOff } from '#documents/dossier';

/** Documents that are linked for another reason too stay linked. */
export async function takeBackSetOff(link: DocumentLink): Promise<void> {
  const kept = withoutSetOff(link);
  if (kept) return dossier.saveLinked([], [kept]);
  await dossier.takeBack([], { links: [{ key: link.key }], replaced: [] });
}
