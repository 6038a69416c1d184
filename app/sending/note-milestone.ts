import { markMilestone } from '#app/data/sends/mark-milestone.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { agree, type ChainNode, type MilestoneName, wordStatus } from '#documents/dossier';

/** Sets a milestone and reports it; « sent » never replaces « paid » or an answer. */
export async function noteMilestone(node: ChainNode, milestone: MilestoneName): Promise<void> {
  if (!(await markMilestone(node, milestone))) return;
  const words = wordStatus({ name: milestone }, node).toLowerCase();
  showToast(`${agree('Noté', node)} ${words}`, { tone: 'success' });
}
