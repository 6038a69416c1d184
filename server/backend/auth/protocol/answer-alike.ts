import type { AuthService } from './auth-service.ts';
import { giveEmailRateBack, requireEmailRate } from './limits.ts';

/**
 * Work that sends a message to an address: the same answer, in the same time and at the same rate,
 * whether or not the address has an account. `key` is what it counts at each minute, `hourKey` each
 * hour.
 */
export function answerAlike<Answer>(
  service: AuthService,
  { key, hourKey = key }: { key: string; hourKey?: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  return answerSteadily(service, () => countAndWork(service, { key, hourKey }, work));
}

/** The outcome of the work does not show in the time that the answer takes. */
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
    // What was not sent does not count.
    await giveEmailRateBack(limits, keys);
    throw error;
  }
}
