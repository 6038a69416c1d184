import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import { listLeftPeriods } from '#documents/dossier/follow-ups/prepare-next-month.ts';

export { prepareNextMonth } from '#documents/dossier/follow-ups/prepare-next-month.ts';

/** The months that did not follow, for their author to read again. */
export function sayLeftPeriods(draft: Draft): void {
  const left = listLeftPeriods(draft);
  if (left.length === 0) return;
  const texts = left.map((text) => `«\u00a0${text}\u00a0»`).join(', ');
  showToast('Relisez les dates des textes.', {
    detail: `Laissé tel quel\u00a0: ${texts}.`,
    seconds: 20,
  });
}
