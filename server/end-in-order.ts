import { codeOf } from './backend/fault.ts';
import { whereOf } from './middleware/log-requests.ts';

/**
 * Ends what was started, in order, whatever asks for it: a signal, among them that of a terminal
 * that closes, or an error that nothing has caught. After such an error nothing that this process
 * holds can be trusted, so it does not go on; but its database must not be left running alone.
 */
export function endInOrder(
  end: () => Promise<void>,
  log: (line: { event: string; code: string; at: string[] }) => void,
): void {
  let isEnding = false;
  const endWith = async (status: number) => {
    isEnding = true;
    await end();
    process.exit(status);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => {
      if (!isEnding) endWith(0);
    });
  process.on('uncaughtException', (error) => {
    log({ event: 'uncaught_fault', code: codeOf(error), at: whereOf(error) });
    // What fails while it ends cannot be waited for.
    if (isEnding) process.exit(1);
    endWith(1);
  });
}
