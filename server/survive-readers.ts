import { codeOf, type Fault } from './backend/fault.ts';

/**
 * Keeps the server running when whoever reads its output is gone (`| head`, a log collector that
 * restarts): Node would end at the next line. Visitors need the server more than its log. It keeps
 * writing, since a named pipe may find another reader, and reports the first loss of each stream.
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
