import { getToday } from '#runtime/today.ts';
import type { DueRepetition } from './preparing-order.ts';

export type Patience = ReturnType<typeof createPatience>;
type Failed = Pick<DueRepetition, 'id' | 'updated_at'>;

/**
 * Remembers the repetitions that failed (an account that is full, a model that cannot be read):
 * each is tried again after an hour, or once it has changed, and logged once a day.
 */
export function createPatience() {
  const failures = new Map<string, { updatedAt: string; at: number; loggedOn: string }>();
  return {
    isWaiting: ({ id, updated_at }: Failed, now: Date): boolean => {
      const failure = failures.get(id);
      return failure?.updatedAt === updated_at && now.getTime() - failure.at < HOUR_MS;
    },
    /** Whether the failure is to be logged. */
    noteFailure: ({ id, updated_at: updatedAt }: Failed, now: Date): boolean => {
      const today = getToday(now);
      const isNew = failures.get(id)?.loggedOn !== today;
      failures.set(id, { updatedAt, at: now.getTime(), loggedOn: today });
      return isNew;
    },
    /** Keeps those that are still due. */
    forgetOthers: (due: ReadonlySet<string>): void => {
      for (const id of failures.keys()) if (!due.has(id)) failures.delete(id);
    },
  };
}

const HOUR_MS = 3_600_000;
