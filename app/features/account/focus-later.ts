/**
 * Moves the focus to an element not painted yet, when the focused one disappears, so that keyboard
 * and screen reader users keep their place. React may need several frames, and a closing dialog
 * holds the focus until it is gone.
 */
export function focusLater(id: string, frames = MANY_FRAMES): void {
  requestAnimationFrame(() => {
    const isHeld = document.querySelector('[role="dialog"]') !== null;
    const place = isHeld ? null : document.getElementById(id);
    if (place) place.focus();
    else if (frames > 0) focusLater(id, frames - 1);
  });
}

const MANY_FRAMES = 30;

/** Ids of places that take the focus without being controls. */
export const PLACES = {
  enrolment: 'account-enrolment',
  codes: 'account-codes',
  factorButton: 'account-factor',
  deletion: 'account-deletion-notice',
  title: 'account-title',
} as const;
