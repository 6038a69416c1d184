/**
 * A press on a message is no press beside the dialog: « Annuler » may be what one opened it for.
 */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
