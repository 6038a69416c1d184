import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';

/**
 * Writes the detail of the last fault to a file in the data directory, readable by its owner only;
 * returns a sentence that names it, or '' when it cannot be written.
 */
export function keepDetail(dataDirectory: string, detail: unknown): string {
  const file = join(resolve(dataDirectory), 'fault.log');
  const text = typeof detail === 'string' ? detail : inspect(detail, { depth: 4 });
  try {
    writeFileSync(file, `${new Date().toISOString()}\n${text}\n`, { mode: 0o600 });
    return ` Le détail est dans « ${file} ».`;
  } catch {
    return '';
  }
}
