import { todayInFrance } from '#app/lib/today.ts';
import type { StoredDraft } from '#documents/dossier';
import { judgeGeneration } from './describe-generation.ts';
import { countGenerations, type Generation } from './generations.ts';

/** Counts files that were just saved, without anybody waiting for it. */
export function countFiles(made: readonly Generation[]): void {
  countGenerations(made).catch(() => undefined);
}

/** Counts the file of a document that was issued, saved now or again: as it was that day. */
export function countIssuedFile(
  { draft, at }: NonNullable<StoredDraft['issued']>,
  { size }: { size: number },
): void {
  countFiles([
    judgeGeneration(draft, { size, today: todayInFrance(new Date(at)), isBlocked: false }),
  ]);
}
