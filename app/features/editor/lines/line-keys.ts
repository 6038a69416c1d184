import type { Line } from '#documents';

/**
 * Gives each line a stable key, so that a moved line keeps its row, focus and open details. Lines
 * have no id: they are matched by identity, and an edited line (a new object at the same index)
 * inherits the key. Returns the same array while the keys are unchanged.
 */
export function createLineKeys(): (lines: readonly Line[]) => readonly string[] {
  const keyOf = new WeakMap<Line, string>();
  let count = 0;
  let lastLines: readonly Line[] = [];
  let lastKeys: readonly string[] = [];

  return (lines) => {
    if (lines === lastLines) return lastKeys;
    const found = takeKnown(lines, keyOf);
    const used = new Set(found);
    const keys = found.map((known, index) => {
      if (known !== null) return known;
      const inherited = lastKeys[index];
      if (inherited !== undefined && !used.has(inherited)) {
        used.add(inherited);
        return inherited;
      }
      count += 1;
      return `line-${count}`;
    });
    for (const [index, line] of lines.entries()) keyOf.set(line, keys[index] ?? '');
    lastLines = lines;
    if (!isSame(keys, lastKeys)) lastKeys = keys;
    return lastKeys;
  };
}

/** Known keys, each used once: the same object twice is two lines. */
function takeKnown(lines: readonly Line[], keyOf: WeakMap<Line, string>): (string | null)[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const key = keyOf.get(line);
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key, index) => key === others[index]);
}
