/**
 * The option that a key leads to in a list of `count`, -1 being none: the text itself. Null when
 * the key is not one that moves in the list.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}
