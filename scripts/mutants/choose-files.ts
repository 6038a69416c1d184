import type { MutantPart } from './mutant-parts.ts';

/**
 * The files of a part that have their turn on `day` (YYYY-MM-DD), or at any day those whose path
 * contains one of the words.
 */
export function chooseFiles(
  { folder, without, days }: MutantPart,
  paths: readonly string[],
  { day, words }: { day: string; words: readonly string[] },
): string[] {
  const isOwn = (path: string) => isIn(path, folder) && !(without && isIn(path, without));
  const own = paths.filter((path) => isMutated(path) && isOwn(path)).toSorted();
  if (words.length > 0) return own.filter((path) => words.some((word) => path.includes(word)));
  return own.filter((_, index) => index % days === turnOf(day, days));
}

/** From 0; each day the next one. */
export function turnOf(day: string, days: number): number {
  return (Date.parse(day) / DAY) % days;
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function isMutated(path: string): boolean {
  return !path.includes('.test.') && !path.includes('.generated.');
}

const DAY = 86_400_000;
