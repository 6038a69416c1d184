import type { AuthService } from './auth-service.ts';
import { giveEmailRateBack, requireEmailRate } from './limits.ts';

/**
 * Runs work that messages an e-mail address so that the answer, its time and its rate do not tell
 * whether the address has an account. It counts under `key` each minute, under `hourKey` each hour.
 */
export function answerAlike<Answer>(
  service: AuthService,
  { key, hourKey = key }: { key: string; hourKey?: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  return answerSteadily(service, () => countAndWork(service, { key, hourKey }, work));
}

/** Hides the outcome and duration of the work behind a fixed answer time. */
export async function answerSteadily<Answer>(
  service: AuthService,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), service.untilSteady()]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

async function countAndWork<Answer>(
  { limits }: AuthService,
  keys: { key: string; hourKey: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  await requireEmailRate(limits, keys);
  try {
    return await work();
  } catch (error) {
    // An e-mail that was not sent does not count.
    await giveEmailRateBack(limits, keys);
    throw error;
  }
}
