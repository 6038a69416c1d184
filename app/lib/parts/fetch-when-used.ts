import { whenUsed } from '#app/lib/timing/when-used.ts';
import { fetchAtRest } from './fetch-at-rest.ts';

/**
 * Loads on-demand code once the page was used and is idle: visitors who only look do not pay for
 * it.
 */
export function fetchWhenUsed(load: () => Promise<unknown>): void {
  whenUsed().then(() => fetchAtRest(load));
}
