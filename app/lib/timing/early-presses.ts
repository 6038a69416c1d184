/**
 * Presses of buttons that nothing handles yet: a page is visible before its code has loaded. They
 * are kept, and replayed when the part of the page where they happened hydrates. Links need none of
 * this: the browser follows them.
 */
const PRESSABLE = 'button, summary, input:is([type="checkbox"], [type="radio"])';

/** The attribute of a part of the page until it has hydrated. */
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

/** A part of the page has hydrated: what was pressed there is pressed again, once each. */
export function wakePart(part: Element): void {
  part.removeAttribute(ASLEEP);
  // This very press may be what hydrates it, and be handled already.
  setTimeout(() => {
    for (const button of window.earlyPresses ?? []) {
      if (!part.contains(button) || button.closest(`[${ASLEEP}]`)) continue;
      window.earlyPresses?.delete(button);
      press(button);
    }
  });
}

function press(button: HTMLElement): void {
  // React notices a checkbox when it changes: it is reset, then changed in front of React.
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
