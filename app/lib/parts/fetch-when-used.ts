import { createSignal } from '#app/lib/create-signal.ts';
import { whenUsed } from '#app/lib/timing/when-used.ts';
import { fetchAtRest } from './fetch-at-rest.ts';

/**
 * Loads on-demand code once the page was used and is idle: visitors who only look do not pay for
 * it.
 */
export function fetchWhenUsed(load: () => Promise<unknown>): void {
  Promise.race([whenUsed(), whole.promise]).then(() => fetchAtRest(load));
}

/**
 * Soon makes the page load all on-demand code while idle, so that it can work offline. What it
 * already loads comes first.
 */
export function makeWhole(): void {
  setTimeout(whole.tell, PAUSE_MS);
}

const whole = createSignal();
const PAUSE_MS = 400;
