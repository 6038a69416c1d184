/**
 * Numbers, up to the last decision, that have no page and of which the index of
 * `docs/decisions/README.md` does not say what became.
 */
export function findLostDecisions(paths: readonly string[], index: string): string[] {
  const kept = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1).slice(0, 3)));
  const told = new Set(index.match(/\b\d{3}\b/g));
  const last = Math.max(0, ...[...kept].map(Number));
  return Array.from({ length: last }, (_, position) => String(position + 1).padStart(3, '0'))
    .filter((number) => !kept.has(number) && !told.has(number))
    .map((number) => `docs/decisions/README.md does not say what became of ${number}`);
}
