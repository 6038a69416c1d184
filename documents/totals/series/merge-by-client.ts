import { createNumberReader } from './number-reader.ts';
import type { PatternGroup } from './pattern-group.ts';

/**
 * Merges groups that differ by one word when their sequences complete each other: the word is the
 * customer's code, or a prefix that changes while the counter goes on. Other groups stay apart.
 */
export function mergeByClient(groups: readonly PatternGroup[]): PatternGroup[] {
  const alike = new Map<string, PatternGroup[]>();
  for (const group of groups) {
    const key = splitWords(group.pattern)
      .map((part) => (isWord(part) ? 'A' : part))
      .join('\n');
    alike.set(key, [...(alike.get(key) ?? []), group]);
  }
  return [...alike.values()].flatMap((some) => {
    const merged = some.length > 1 ? merge(some) : null;
    return merged ? [merged] : some;
  });
}

function merge(groups: readonly PatternGroup[]): PatternGroup | null {
  const pattern = joinPatterns(groups.map((group) => group.pattern));
  if (pattern === null) return null;
  const members = groups.flatMap((group) => group.members);
  const together = countMissing({ pattern, members });
  const apart = groups.reduce((sum, group) => sum + (countMissing(group) ?? 0), 0);
  return together !== null && together <= apart ? { pattern, members } : null;
}

/** One pattern with {CLIENT} for the word that differs; null when several words differ. */
function joinPatterns(patterns: readonly string[]): string | null {
  const rows = patterns.map(splitWords);
  const [first = []] = rows;
  const differing = first.filter((part, at) => rows.some((row) => row[at] !== part)).length;
  if (differing !== 1) return null;
  return first
    .map((part, at) => (rows.every((row) => row[at] === part) ? part : '{CLIENT}'))
    .join('');
}

/** Numbers missing between the first and the last of each year; null when a number repeats. */
function countMissing({ pattern, members }: PatternGroup): number | null {
  const read = createNumberReader(pattern);
  const years = new Map<string, Set<number>>();
  for (const { number } of members) {
    const parts = read(number);
    if (!parts) return null;
    const key = `${parts.year ?? ''}`;
    const known = years.get(key) ?? new Set<number>();
    if (known.has(parts.sequence)) return null;
    years.set(key, known.add(parts.sequence));
  }
  return [...years.values()].reduce((sum, sequences) => {
    const all = [...sequences];
    return sum + Math.max(...all) - Math.min(...all) + 1 - all.length;
  }, 0);
}

function splitWords(pattern: string): string[] {
  return pattern.match(/\{[A-Z]+\}|\p{L}+|[^\p{L}{]+|\{/gu) ?? [];
}

function isWord(part: string): boolean {
  return /^\p{L}+$/u.test(part);
}
