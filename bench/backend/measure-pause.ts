import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hashPassword, isPassword } from '#server/backend/auth/accounts/password.ts';

/** Longest blocking of the event loop, in ms, idle and while hashing passwords. */
export type PauseFigures = { idle: number; busy: number; refused: number };

/**
 * Measures the wait of other requests while many people sign in at once: bcrypt has its own
 * threads, and a request that would wait too long is refused.
 */
export async function measurePause(): Promise<PauseFigures> {
  const asker = { signal: new AbortController().signal, clientIp: '127.0.0.1' };
  const kept = await hashPassword('cheval-pile', asker);
  const start = performance.now();
  const { longest: busy, result } = await watch(() =>
    Promise.allSettled(
      Array.from({ length: PASSWORDS }, (_, index) => isPassword(`essai-${index}`, kept, asker)),
    ),
  );
  const took = performance.now() - start;
  const { longest: idle } = await watch(() => new Promise((resolve) => setTimeout(resolve, took)));
  const refused = result.filter(({ status }) => status === 'rejected').length;
  return { idle, busy, refused };
}

async function watch<Result>(
  task: () => Promise<Result>,
): Promise<{ longest: number; result: Result }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const result = await task();
  delay.disable();
  return { longest: delay.max / 1e6, result };
}

export const PASSWORDS = 200;
const RESOLUTION_MS = 5;
