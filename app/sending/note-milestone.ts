import { dossier } from '#app/data/dossier.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import {
  agree,
  type ChainNode,
  listMilestones,
  type MilestoneName,
  wordStatus,
} from '#documents/dossier';

/** Marks a document and says so; « sent » takes the place of neither « paid » nor an answer. */
export async function noteMilestone(node: ChainNode, milestone: MilestoneName): Promise<void> {
  if (!listMilestones(node).includes(milestone)) return;
  await dossier.mark(node.id, milestone);
  const words = wordStatus({ name: milestone }, node).toLowerCase();
  showToast(`${agree('Noté', node)} ${words}`, { tone: 'success' });
}
