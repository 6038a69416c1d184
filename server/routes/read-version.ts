import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** That of the package. */
export function readVersion(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version;
}
