type Write = (text: string) => void;

/**
 * Logs one line of JSON per event: requests on standard output, faults on standard error. Faults
 * are written at once, requests in batches (a tenth of a second, or at exit), since a write costs
 * as much as a database request.
 */
export function createLog(
  kept: 'all' | 'faults',
  { output, errors }: { output: Write; errors: Write } = {
    output: console.log,
    errors: console.error,
  },
): (line: { event: string }) => void {
  const waiting: string[] = [];
  const writeWaiting = () => {
    if (waiting.length > 0) output(waiting.splice(0).join('\n'));
  };
  process.once('exit', writeWaiting);
  return (line) => {
    const text = JSON.stringify({ time: new Date().toISOString(), ...line });
    if (line.event.endsWith('fault')) errors(text);
    else if (kept === 'all') {
      if (waiting.length === 0) setTimeout(writeWaiting, TOGETHER_MS).unref();
      waiting.push(text);
    }
  };
}

const TOGETHER_MS = 100;
