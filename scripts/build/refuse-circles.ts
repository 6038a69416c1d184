import type { Plugin } from 'vite';

/** Stops a build whose chunks import one another: some would read a constant before it is set. */
export const refuseCircles: Plugin = {
  name: 'refuse-circles',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`These chunks import one another: ${circle.join(' → ')}`);
  },
};

/** The first path through static imports that comes back to its start, which ends it. */
export function findCircle(
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null {
  const cleared = new Set<string>();
  const searchFrom = (file: string, path: readonly string[]): readonly string[] | null => {
    if (cleared.has(file)) return null;
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    for (const each of imports.get(file) ?? []) {
      const circle = searchFrom(each, [...path, file]);
      if (circle) return circle;
    }
    cleared.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = searchFrom(file, []);
    if (circle) return circle;
  }
  return null;
}
