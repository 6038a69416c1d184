import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder, which the system user of PostgreSQL may enter. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'facturier-bench-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
