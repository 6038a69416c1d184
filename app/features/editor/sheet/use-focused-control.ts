import { useSyncExternalStore } from 'react';

/**
 * The id of the control that has the focus, or of the part of the form around one that has none of
 * its own; empty when neither has.
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

/** As `fieldId` names them. */
const FIELDS = '[id^="field-"]';
