import type { Mark } from '#documents';

/**
 * A name for each mark of a page, the same from one layout to the next as long as it says the same
 * thing: what fills it, what it is, and how many alike come before. A line put in the middle moves
 * the others, and does not redraw them.
 */
export function markKeys(marks: readonly Mark[]): string[] {
  const counts = new Map<string, number>();
  return marks.map((mark) => {
    const kind = `${mark.type} ${('field' in mark && mark.field) || ''}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return `${kind} ${count}`;
  });
}
