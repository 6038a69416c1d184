import { ASLEEP } from './early-presses.ts';

/**
 * Tells React what was typed or chosen in a part of the page before it hydrated: React leaves it on
 * the screen, but does not know about it. Nested parts that have not hydrated yet wait for their
 * turn.
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
  // React tracks the last value set through the field’s own property, and detects changes from it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  // Setting a text moves the caret to its end: it is put back where it was. Some types of fields
  // have no caret to read.
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a select shows does not prove a choice: React may already have set it to what the device
 * holds.
 */
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
