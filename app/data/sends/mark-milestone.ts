import { dossier } from '#app/data/dossier.ts';
import { type ChainNode, listMilestones, type MilestoneName } from '#documents/dossier';

/** False where it is no step of the document: « sent » replaces neither « paid » nor an answer. */
export async function markMilestone(node: ChainNode, milestone: MilestoneName): Promise<boolean> {
  if (!listMilestones(node).includes(milestone)) return false;
  await dossier.mark(node.id, milestone);
  return true;
}
