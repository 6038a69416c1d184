import type { Mark } from '#documents';

/**
 * Stable React keys: made from a mark’s field, content and rank among equals. A line inserted in
 * the middle moves the others without redrawing them.
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
