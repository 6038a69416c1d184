import { markMilestone } from '#app/data/sends/mark-milestone.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { agree, type ChainNode, type MilestoneName, wordStatus } from '#documents/dossier';

/** Marks a document and says so; « sent » takes the place of neither « paid » nor an answer. */
export async function noteMilestone(node: ChainNode, milestone: MilestoneName): Promise<void> {
  if (!(await markMilestone(node, milestone))) return;
  const words = wordStatus({ name: milestone }, node).toLowerCase();
  showToast(`${agree('Noté', node)} ${words}`, { tone: 'success' });
}
