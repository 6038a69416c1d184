import { useState } from 'react';

/**
 * For `onCloseAutoFocus` of an overlay without a trigger of its own: the focus goes back to where
 * it was when the overlay came, unless what closed it has already sent it elsewhere.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement) opener.focus();
  };
}
