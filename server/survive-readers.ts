import { codeOf, type Fault } from './backend/fault.ts';

/**
 * Keeps the server running when the reader of its output ends (`| head`, a log collector’s
 * restart): by default Node would exit at the next line. Writing continues, since a named pipe may
 * get another reader; the first loss of each stream is reported.
 */
export function surviveReaders(report: (fault: Fault) => void): void {
  const streams = { stdout: process.stdout, stderr: process.stderr };
  for (const [name, stream] of Object.entries(streams)) {
    let isReported = false;
    stream.on('error', (error) => {
      if (isReported) return;
      isReported = true;
      report({ event: 'log_fault', code: `${name}_${codeOf(error)}` });
    });
  }
}
