import { ASLEEP } from './early-presses.ts';

/**
 * Tells React what was typed or chosen in a part before it hydrated: React keeps it on the screen
 * without knowing it. Nested parts that have not hydrated yet are left for later.
 */
export function replayTyping(part: Element): void {
  for (const field of part.querySelectorAll<Typed>(FIELDS)) {
    const asleep = field.closest(`[${ASLEEP}]`);
    if (asleep && asleep !== part) continue;
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else replayText(field);
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: typed, selectionStart: start, selectionEnd: end } = field;
  if (typed === field.defaultValue) return;
  // React’s own setter on the field tracks its value: reset that one, then write past it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  // Setting the text moves the caret to the end: put it back. Some input types have no caret.
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The shown option proves no choice: React may have set it from stored data. */
function replayChoice(field: HTMLSelectElement): void {
  const choice = window.earlyChoices?.get(field);
  if (choice === undefined) return;
  window.earlyChoices?.delete(field);
  field.value = choice;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea, select';
