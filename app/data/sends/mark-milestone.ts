import { dossier } from '#app/data/dossier.ts';
import { type ChainNode, listMilestones, type MilestoneName } from '#documents/dossier';

/** False when the milestone does not apply: « sent » never replaces « paid » or an answer. */
export async function markMilestone(node: ChainNode, milestone: MilestoneName): Promise<boolean> {
  if (!listMilestones(node).includes(milestone)) return false;
  await dossier.mark(node.id, milestone);
  return true;
}
