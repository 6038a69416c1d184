/** A press begins in this field. */
export function noteArrival(input: HTMLInputElement): void {
  arriving = document.activeElement === input ? null : input;
}

/** The focus comes: by the keyboard or from the page itself, or by a press, which has its end. */
export function selectOnFocus(input: HTMLInputElement): void {
  if (arriving !== input) selectText(input);
}

/**
 * The press ends. Browsers put the caret under the finger after the focus, some of them only once
 * it is lifted: what it brought the focus to is selected now. A press in a field that had the focus
 * places the caret, and one that was dragged selects what it went over.
 */
export function selectOnArrival(input: HTMLInputElement): void {
  const isArrival = arriving === input;
  arriving = null;
  if (isArrival && input.selectionStart === input.selectionEnd) selectText(input);
}

function selectText(input: HTMLInputElement): void {
  // Not `select`, which Safari on a phone leaves without effect.
  input.setSelectionRange(0, input.value.length);
}

/** The field that the press under way brings the focus to. */
let arriving: HTMLInputElement | null = null;
