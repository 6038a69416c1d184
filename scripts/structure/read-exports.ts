import { parseSync } from 'vite';

/** Names that a file exports, re-exports excluded. */
export function readExports(path: string, source: string): string[] {
  return parseSync(path, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) => {
      if (moduleRequest) return [];
      return exportName.kind === 'Default' ? ['default'] : (exportName.name ?? []);
    }),
  );
}
