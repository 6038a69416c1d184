import { zipSync } from 'fflate';

/**
 * Files in an uncompressed ZIP: their content is compressed already. Duplicate names get a number.
 * `day` (YYYY-MM-DD) dates every file, so that the output is reproducible.
 */
export function zipFiles(
  files: readonly { name: string; bytes: Uint8Array }[],
  day: string,
): Uint8Array {
  const entries = new Map<string, Uint8Array>();
  for (const { name, bytes } of files) entries.set(freeName(name, entries), bytes);
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: `${day}T12:00:00` });
}

/** « Quittance.pdf » → « Quittance (2).pdf » */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name;
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let count = 2;
  while (taken.has(`${base} (${count})${extension}`)) count++;
  return `${base} (${count})${extension}`;
}
