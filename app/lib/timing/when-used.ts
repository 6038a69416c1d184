import { createSignal } from '#app/lib/create-signal.ts';

/** Resolves on the first press or input on the page. */
export function whenUsed(): Promise<void> {
  used ??= watchUse();
  return used;
}

let used: Promise<void> | null = null;

function watchUse(): Promise<void> {
  const { promise, tell } = createSignal();
  // Replayed presses and input fire only `click` and `input`.
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'dragenter'])
    window.addEventListener(type, tell, { once: true, capture: true, passive: true });
  return promise;
}
