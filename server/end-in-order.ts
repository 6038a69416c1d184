import { codeOf } from './backend/fault.ts';
import { whereOf } from './middleware/log-requests.ts';

/**
 * Shuts down in order, whatever the cause: a signal (SIGHUP when the terminal closes), or an error
 * that nothing caught. After such an error the state of the process cannot be trusted, so it does
 * not continue; but its database must not be left running.
 */
export function endInOrder(
  end: () => Promise<void>,
  log: (line: { event: string; code: string; at: string[] }) => void,
): void {
  let isEnding = false;
  const endWith = async (status: number) => {
    isEnding = true;
    // Also when nothing is left to wait for, and Node ends before `end` has answered.
    process.exitCode = status;
    await end();
    process.exit(status);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => {
      if (!isEnding) endWith(0);
    });
  process.on('uncaughtException', (error) => {
    log({ event: 'uncaught_fault', code: codeOf(error), at: whereOf(error) });
    // An error during shutdown cannot be waited for.
    if (isEnding) process.exit(1);
    endWith(1);
  });
}
