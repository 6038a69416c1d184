import { todayInFrance } from '#app/lib/today.ts';
import type { StoredDraft } from '#documents/dossier';
import { judgeGeneration } from './describe-generation.ts';
import { countGenerations, type Generation } from './generations.ts';

/** Fire and forget. */
export function countFiles(made: readonly Generation[]): void {
  countGenerations(made).catch(() => undefined);
}

/** Counts the file of an issued document, with the rules of its issue date. */
export function countIssuedFile(
  { draft, at }: NonNullable<StoredDraft['issued']>,
  { size }: { size: number },
): void {
  countFiles([
    judgeGeneration(draft, { size, today: todayInFrance(new Date(at)), isBlocked: false }),
  ]);
}
