import { useSyncExternalStore } from 'react';

/** The id of the control that has the focus; empty when none has. */
export function useFocusedControl(): string {
  return useSyncExternalStore(subscribe, readFocused, () => '');
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

function readFocused(): string {
  return document.activeElement?.id ?? '';
}
