import { MISSING_PARTS } from '#app/ui/waking/missing-parts.tsx';

/**
 * A press on a toast must not close the dialog: « Annuler » or « Réessayer » may be meant for it.
 */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest(`[data-sonner-toaster], [${MISSING_PARTS}]`)) event.preventDefault();
}
