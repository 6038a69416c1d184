/**
 * Sends the focus to what is about to be painted, when what had it goes away: whoever uses a
 * keyboard or a screen reader is not left nowhere. React may need some frames after an answer of
 * the server, and a dialog that is about to close holds the focus until then.
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

/** What takes the focus without being a control. */
export const PLACES = {
  enrolment: 'account-enrolment',
  codes: 'account-codes',
  factorButton: 'account-factor',
  deletion: 'account-deletion-notice',
  title: 'account-title',
} as const;
