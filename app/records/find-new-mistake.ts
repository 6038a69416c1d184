import { type Draft, listMistakes, type Mistake } from '#documents';

/**
 * The first value that is not what its field says and that the entry did not hold before: an older
 * one stays, so that the rest of the entry can still be changed.
 */
export function findNewMistake(draft: Partial<Draft>, before: Partial<Draft>): Mistake | null {
  const known = listMistakes(before);
  const isKnown = ({ path, value }: Mistake) =>
    known.some((each) => each.path === path && each.value === value);
  return listMistakes(draft).find((mistake) => !isKnown(mistake)) ?? null;
}
