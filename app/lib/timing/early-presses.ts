/**
 * Clicks before hydration are kept, and replayed when their part of the page hydrates. Links work
 * without code.
 */
const PRESSABLE = 'button, summary, input:is([type="checkbox"], [type="radio"])';

/** Marks a part of the page until it has hydrated. */
export const ASLEEP = 'data-asleep';

/**
 * Runs in the head, before any other code. A press that bubbles up to the window from a part that
 * has hydrated meanwhile was handled. Choices in selects are kept as well (replay-typing.ts).
 * Native form submission is always prevented: it would put a password into the URL. Enter presses
 * the submit button, kept like any other.
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

/** Replays, once each, the presses made before this part hydrated. */
export function wakePart(part: Element): void {
  part.removeAttribute(ASLEEP);
  // The press that triggers hydration may be handled already.
  setTimeout(() => {
    for (const button of window.earlyPresses ?? []) {
      if (!part.contains(button) || button.closest(`[${ASLEEP}]`)) continue;
      window.earlyPresses?.delete(button);
      press(button);
    }
  });
}

function press(button: HTMLElement): void {
  // React detects a checkbox by its change: undo the press, then click again.
  if (button instanceof HTMLInputElement) button.checked = !button.checked;
  button.click();
}

declare global {
  interface Window {
    /** Absent when the inline script could not run. */
    earlyPresses?: Set<HTMLElement>;
    earlyChoices?: Map<HTMLSelectElement, string>;
  }
}
