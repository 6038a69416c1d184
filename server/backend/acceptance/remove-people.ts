import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './people.ts';

/**
 * Deletes accounts, again while the backend is busy or limits requests. Returns the addresses of
 * those that are still there after `tries`.
 */
export async function removePeople(
  people: readonly Person[],
  { tries = MAX_TRIES, pauseMs = PAUSE_MS } = {},
): Promise<string[]> {
  let left = [...people];
  for (let attempt = 1; attempt <= tries && left.length > 0; attempt += 1) {
    if (attempt > 1) await wait(pauseMs);
    const still: Person[] = [];
    for (const person of left) {
      try {
        await person.remove();
      } catch {
        still.push(person);
      }
    }
    left = still;
  }
  return left.map(({ email }) => email);
}

/** Together longer than the minute of a rate limit. */
const MAX_TRIES = 16;
const PAUSE_MS = 5000;
