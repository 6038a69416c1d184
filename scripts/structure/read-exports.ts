import { parseSync } from 'vite';

/** The names that a file gives to others, without those that it only passes on. */
export function readExports(path: string, source: string): string[] {
  return parseSync(path, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) => {
      if (moduleRequest) return [];
      return exportName.kind === 'Default' ? ['default'] : (exportName.name ?? []);
    }),
  );
}
