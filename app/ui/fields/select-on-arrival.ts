/** Call on pointer down. */
export function noteArrival(input: HTMLInputElement): void {
  arriving = document.activeElement === input ? null : input;
}

/**
 * Selects the text when the focus came from the keyboard or from code; a press is handled when it
 * ends.
 */
export function selectOnFocus(input: HTMLInputElement): void {
  if (arriving !== input) selectText(input);
}

/**
 * Call on click: selects the text when this press brought the focus. Browsers place the caret
 * after the focus event, some only when the finger lifts. A press in a focused field still moves
 * the caret, and a drag still selects.
 */
export function selectOnArrival(input: HTMLInputElement): void {
  const isArrival = arriving === input;
  arriving = null;
  if (isArrival && input.selectionStart === input.selectionEnd) selectText(input);
}

function selectText(input: HTMLInputElement): void {
  // `select` has no effect in Safari on iOS.
  input.setSelectionRange(0, input.value.length);
}

/** The field that the current press will focus. */
let arriving: HTMLInputElement | null = null;
