import { useState } from 'react';

/**
 * `onCloseAutoFocus` for an overlay without its own trigger: returns the focus to the opener,
 * unless closing has already moved it.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement) opener.focus();
  };
}
