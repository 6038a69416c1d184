import type { AuthService } from './auth-service.ts';
import { forgetRate, requireMessageRate } from './limits.ts';
import { inSteadyTime } from './steady.ts';

/**
 * Work that writes to an address: the same answer, in the same time and as often, whether the
 * address has an account or none.
 */
export function answerAlike<Answer>(
  service: AuthService,
  email: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return inSteadyTime(service.steadyMs, async () => {
    await requireMessageRate(service.limits, email);
    try {
      return await work();
    } catch (error) {
      // What was not sent does not count.
      await forgetRate(service.limits.message, email);
      throw error;
    }
  });
}
