import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';

/**
 * Keeps the detail of the last fault in a file of the data directory, for who looks after the
 * server alone, and says where: « le détail est dans … ». Says nothing where it cannot be written.
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
