/**
 * Hands over to React what was typed in a part of the page before it came alive: React keeps such a text on the screen,
 * but does not know of it.
 */
export function replayTyping(part: Element): void {
  for (const field of part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)) {
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    // React remembers the last value that it was told through the field’s own property, and hears of a change from there.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';
