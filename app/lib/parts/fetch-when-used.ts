import { createSignal } from '#app/lib/create-signal.ts';
import { whenUsed } from '#app/lib/timing/when-used.ts';
import { fetchAtRest } from './fetch-at-rest.ts';

/**
 * Fetches what one must ask for, once somebody uses the page and lets it rest. Who only looks at
 * the page does not pay for it.
 */
export function fetchWhenUsed(load: () => Promise<unknown>): void {
  Promise.race([whenUsed(), whole.promise]).then(() => fetchAtRest(load));
}

/**
 * From shortly on, the page fetches at rest all that one may ask of it: it then needs no network.
 * What it fetches before comes first.
 */
export function makeWhole(): void {
  setTimeout(whole.tell, PAUSE_MS);
}

const whole = createSignal();
const PAUSE_MS = 400;
