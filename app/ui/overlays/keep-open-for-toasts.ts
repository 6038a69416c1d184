import { MISSING_PARTS } from '#app/ui/waking/missing-parts.tsx';

/**
 * A press on a toast is not a press outside the dialog: « Annuler » may be what it was opened for.
 * Nor is « Réessayer ».
 */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest(`[data-sonner-toaster], [${MISSING_PARTS}]`)) event.preventDefault();
}
