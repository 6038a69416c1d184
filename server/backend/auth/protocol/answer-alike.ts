import type { AuthService } from './auth-service.ts';
import { forgetRate, requireMessageRate } from './limits.ts';

/**
 * Work that writes to an address: the same answer, in the same time and as often, whether the
 * address has an account or none.
 */
export async function answerAlike<Answer>(
  service: AuthService,
  email: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Whether the work went well or not, what it found does not show in the time.
  const [outcome] = await Promise.allSettled([
    countAndWork(service, email, work),
    service.untilSteady(),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

async function countAndWork<Answer>(
  { limits }: AuthService,
  email: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await requireMessageRate(limits, email);
  try {
    return await work();
  } catch (error) {
    // What was not sent does not count.
    await forgetRate(limits.message, email);
    throw error;
  }
}
