import { prepareDue } from '#app/data/repetitions/repetitions.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatCounted } from '#documents';

/** Prepares what is due on this device, and says it. */
export async function prepareAndSay(): Promise<void> {
  const { length } = await prepareDue();
  if (length === 0) return;
  const isOne = length === 1;
  showToast(
    `${formatCounted(length, 'document')} ${isOne ? 'répété est prêt' : 'répétés sont prêts'}.`,
    {
      detail: `Relisez-${isOne ? 'le' : 'les'} dans «\u00a0Mes documents\u00a0», puis émettez-${isOne ? 'le' : 'les'}.`,
      seconds: 12,
    },
  );
}
