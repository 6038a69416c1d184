import type { AuthService } from './auth-service.ts';
import { forgetRate, requireMessageRate } from './limits.ts';

/**
 * Work that sends a message to an address: the same answer, in the same time and at the same rate,
 * whether or not the address has an account.
 */
export async function answerAlike<Answer>(
  service: AuthService,
  email: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // The outcome of the work does not show in the time that the answer takes.
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
