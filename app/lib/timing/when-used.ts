import { createSignal } from '#app/lib/create-signal.ts';

/** Resolves once somebody presses or writes something on the page. */
export function whenUsed(): Promise<void> {
  used ??= watchUse();
  return used;
}

let used: Promise<void> | null = null;

function watchUse(): Promise<void> {
  const { promise, tell } = createSignal();
  // `click` and `input` alone tell of what was done before the page was alive, and is done again.
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'dragenter'])
    window.addEventListener(type, tell, { once: true, capture: true, passive: true });
  return promise;
}
