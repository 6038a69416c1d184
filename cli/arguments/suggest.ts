/** The word that was probably meant by `typed`, or null. */
export function suggest(typed: string, words: readonly string[]): string | null {
  const candidates = words
    .map((word) => ({ word, distance: measureDistance(typed, word) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = candidates;
  return nearest && nearest.distance <= Math.max(2, nearest.word.length / 3) ? nearest.word : null;
}

/** Levenshtein distance; far too long a word is not measured. */
function measureDistance(from: string, to: string): number {
  if (from.length > to.length * 2) return from.length;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = (row[j] ?? 0) + (letter === to[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
