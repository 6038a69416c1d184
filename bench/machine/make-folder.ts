import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder, which the system user of PostgreSQL may enter. */
export function makeFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'facturier-bench-'));
  chmodSync(path, 0o755);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
