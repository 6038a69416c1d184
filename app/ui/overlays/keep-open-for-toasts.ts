/**
 * A press on a toast is not a press outside the dialog: « Annuler » may be what it was opened for.
 */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
