import { codeOf } from './backend/fault.ts';
import { whereOf } from './middleware/log-requests.ts';

/**
 * Shuts down in order after a signal (SIGHUP when the terminal closes) or an uncaught error. The
 * state is unreliable after such an error, so the process must end, but not leave its database
 * running.
 */
export function endInOrder(
  end: () => Promise<void>,
  log: (line: { event: string; code: string; at: string[] }) => void,
): void {
  let isEnding = false;
  const endWith = async (status: number) => {
    isEnding = true;
    // In case Node exits by itself before `end` resolves.
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
    // An error during the shutdown.
    if (isEnding) process.exit(1);
    endWith(1);
  });
}
