import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SQL that gives a bare PostgreSQL what a hosted Supabase has before the first migration. */
export function readPlatform(): string {
  return ['roles.sql', 'platform.sql']
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
}
