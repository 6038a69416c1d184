import { useSyncExternalStore } from 'react';

/**
 * The id of the focused control, or of its enclosing part of the form when it has none; else empty.
 */
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
  return document.activeElement?.closest(FIELDS)?.id ?? '';
}

/** The prefix written by `fieldId`. */
const FIELDS = '[id^="field-"]';
