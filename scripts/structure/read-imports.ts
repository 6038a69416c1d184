import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Imports of a file, types included: paths from the project root, or packages (`node:fs`). */
export function readImports(path: string, source: string): string[] {
  const { module } = parseSync(path, source);
  const names = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const argument = source.slice(moduleRequest.start, moduleRequest.end);
      return /^(['"`])([^$]*)\1$/.exec(argument)?.[2] ?? [];
    }),
  ];
  return [...new Set(names.map((name) => resolveName(path, name)))];
}

function resolveName(path: string, name: string) {
  if (name === '#documents') return 'documents/index.ts';
  if (name === '#documents/dossier') return 'documents/dossier/index.ts';
  if (name === '#documents/books') return 'documents/dossier/books/index.ts';
  if (name === '#documents/calculators') return 'documents/law/calculators/index.ts';
  if (name === '#documents/repetition') return 'documents/repetition/index.ts';
  if (name === '#documents/statement') return 'documents/statement/index.ts';
  if (name === '#documents/pdf') return 'documents/pdf/index.ts';
  if (name === '#documents/read') return 'documents/pdf/read/index.ts';
  if (name === '#documents/received') return 'documents/received/index.ts';
  if (name === '#documents/norm') return 'documents/received/norm/index.ts';
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return join(dirname(path), name);
  return name;
}
