/**
 * Names exported by two files of one program, which readers could confuse. The domain belongs to
 * the application, the command and the server, `runtime/` to the last two; tests, bench and scripts
 * stand alone.
 */
export function findRepeatedNames(files: readonly ExportingFile[]): string[] {
  const problems = programs.flatMap((folders) => {
    const own = files.filter(({ path }) => folders.includes(path.split('/')[0] ?? ''));
    return [...groupByName(own)]
      .filter(([name, paths]) => paths.length > 1 && !isAllowed(name, paths))
      .map(([name, paths]) => `${name} is exported by ${paths.join(', ')}: one name, one thing`);
  });
  return [...new Set(problems)];
}

export type ExportingFile = { path: string; exports: readonly string[] };

function groupByName(files: readonly ExportingFile[]) {
  const groups = new Map<string, string[]>();
  for (const { path, exports } of files) {
    for (const name of exports) groups.set(name, [...(groups.get(name) ?? []), path]);
  }
  return groups;
}

function isAllowed(name: string, paths: readonly string[]) {
  return allowed.some(({ names, folder }) =>
    names.includes(name) ? paths.every((path) => path.startsWith(folder)) : false,
  );
}

const programs = [
  ['app', 'documents', 'content'],
  ['cli', 'runtime', 'documents', 'content'],
  ['server', 'supabase', 'runtime', 'documents', 'content'],
  ['tests'],
  ['bench'],
  ['scripts'],
];

/** Names that a protocol requires in several files. */
const allowed = [
  // React Router reads these in route modules; `default` also in the root and the list of routes.
  { names: ['default', 'loader', 'meta'], folder: 'app/' },
  // Vitest reads it in a reporter and in a configuration.
  { names: ['default'], folder: 'scripts/' },
  // Every peer of the bench is opened the same way.
  { names: ['open'], folder: 'bench/' },
];
