import type { Draft } from '#documents';

/** A payment is dated after a day, `YYYY-MM-DD`. */
export function isPaidAfter(draft: Draft | undefined, day: string): boolean {
  return draft?.rent?.payments.some(({ date = '' }) => date > day) ?? false;
}
