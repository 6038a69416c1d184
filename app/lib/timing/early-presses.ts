/**
 * Presses of buttons that nobody answers yet: a page is seen before its code is there. They are
 * kept, and given when the part of the page where they fell comes alive. A link needs none of this:
 * the browser follows it.
 */
const PRESSABLE = 'button, summary, input:is([type="checkbox"], [type="radio"])';

/** What a part of the page carries until it is alive. */
export const ASLEEP = 'data-asleep';

/**
 * Written into the head of each page, before any other code. A press that reaches the window again
 * in a part that has woken up meanwhile was answered. What is chosen in a list is kept beside
 * (replay-typing.ts). No form is ever sent by the browser itself: before its code is there, a
 * password would go into the address. Enter presses its button, which is kept as any other.
 */
export const earlyPressScript = `window.earlyPresses = new Set();
window.earlyChoices = new Map();
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.closest('[${ASLEEP}]')) window.earlyChoices.set(target, target.value);
}, true);
for (const isFirst of [true, false]) addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('${PRESSABLE}');
  if (!button) return;
  const isAsleep = button.closest('[${ASLEEP}]') !== null;
  if (isFirst && isAsleep) window.earlyPresses.add(button);
  if (!isFirst && !isAsleep) window.earlyPresses.delete(button);
}, isFirst);`;

/** A part of the page has come alive: what was pressed there is pressed again, once each. */
export function wakePart(part: Element): void {
  part.removeAttribute(ASLEEP);
  // A press may be waking it up at this very moment, and be answered.
  setTimeout(() => {
    for (const button of window.earlyPresses ?? []) {
      if (!part.contains(button) || button.closest(`[${ASLEEP}]`)) continue;
      window.earlyPresses?.delete(button);
      press(button);
    }
  });
}

function press(button: HTMLElement): void {
  // React hears of a box when it changes: it is put back, and changed before it.
  if (button instanceof HTMLInputElement) button.checked = !button.checked;
  button.click();
}

declare global {
  interface Window {
    /** Absent where the page’s own script could not run. */
    earlyPresses?: Set<HTMLElement>;
    earlyChoices?: Map<HTMLSelectElement, string>;
  }
}
