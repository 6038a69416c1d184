import { zipSync } from 'fflate';
import { createUniqueNames } from './unique-names.ts';

/**
 * Files in an uncompressed ZIP: their content is compressed already. Duplicate names get a number.
 * `day` (YYYY-MM-DD) dates every file, so that the output is reproducible.
 */
export function zipFiles(
  files: readonly { name: string; bytes: Uint8Array }[],
  day: string,
): Uint8Array {
  const unique = createUniqueNames();
  const entries = files.map(({ name, bytes }) => [unique(name), bytes] as const);
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: `${day}T12:00:00` });
}
