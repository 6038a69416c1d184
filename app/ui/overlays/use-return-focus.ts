import { useState } from 'react';
import { holdPlace } from '#app/ui/focus/hold-place.ts';

/**
 * `onCloseAutoFocus` for an overlay without its own trigger: returns the focus to the opener, or to
 * what is left beside it, unless closing has already moved the focus.
 */
export function useReturnFocus(): (event: Event) => void {
  const [goBack] = useState(() => holdPlace(document.activeElement));
  return (event) => {
    event.preventDefault();
    if (document.activeElement === document.body) goBack();
  };
}
