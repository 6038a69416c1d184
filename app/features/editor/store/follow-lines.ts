import type { Line } from '#documents';

/**
 * The new path of a line’s field after lines have moved: « lines[2].name » becomes « lines[0].name
 * »; null when the line is gone. Lines are matched by identity; a replaced one keeps its index.
 */
export function followLine(
  path: string,
  before: readonly Line[],
  after: readonly Line[],
): string | null {
  if (before === after) return path;
  const [start = '', digits] = /^lines\[(\d+)\]/.exec(path) ?? [];
  const line = digits === undefined ? undefined : before[Number(digits)];
  if (!line) return path;
  const index = after.indexOf(line);
  if (index >= 0) return `lines[${index}]${path.slice(start.length)}`;
  return before.length === after.length ? path : null;
}
