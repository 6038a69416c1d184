import type { Draft } from '#documents';
import { describeProblem } from './describe-problem.ts';
import { readFile } from './read-file.ts';
import { whileReading } from './reading.ts';

/**
 * The documents in a file, made here or by others; or a French sentence that says why there is
 * none.
 */
export async function readDrafts(
  file: File,
): Promise<{ ok: true; drafts: readonly Draft[] } | { ok: false; problem: string }> {
  const read = await whileReading(() => readFile(file));
  if (!read.ok) return { ok: false, problem: describeProblem(read.problem) };
  const { drafts, invoice } = read;
  if (drafts.length > 0) return { ok: true, drafts: drafts.map(({ draft }) => draft) };
  if (invoice?.read.ok) return { ok: true, drafts: [invoice.read.invoice.draft] };
  return { ok: false, problem: describeProblem('nothing-inside') };
}
