import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the work, and answers no sooner than `ms` after it began, whether it went well or not: what
 * was found does not show in the time.
 */
export async function inSteadyTime<Result>(
  ms: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
