import { ASLEEP } from './early-presses.ts';

/**
 * Hands over to React what was typed or chosen in a part of the page before it came alive: React
 * keeps it on the screen, but does not know of it. What is in a part of that part that still sleeps
 * waits for its own turn.
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
  // React remembers the last value that it was told through the field’s own property, and hears of
  // a change from there.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  // Another text takes the caret to its end: whoever is typing goes on where they were. Some types
  // of fields have none to say.
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a list shows is no proof of a choice: React may already have set it to what the device
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
