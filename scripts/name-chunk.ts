/**
 * Names the file where a module of the first screens goes: `shell` what every page waits for,
 * `editor` what the pages of documents alone wait for, `common` what they share with other pages.
 * Left to itself, the bundler cuts them into some eighty small files, which compress badly and take
 * a request each. Only our own modules are named: what they import follows them, without what is
 * not used of it. What comes on demand is null: it is left to the bundler. `folder` is where the
 * application is, with its last slash.
 */
export function nameChunk(
  id: string,
  { graph, folder }: { graph: ModuleGraph; folder: string },
): ChunkName | null {
  if (!id.startsWith(folder)) return null;
  const users = listUsers(id, graph);
  if (users.has('shell')) return 'shell';
  if (!users.has('editor')) return null;
  return users.has('page') ? 'common' : 'editor';
}

/** The part of the bundler’s module graph that this reads. */
export type ModuleGraph = {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null;
};

type ChunkName = 'shell' | 'editor' | 'common';
type User = 'shell' | 'editor' | 'page';

/** What waits for a module: found by going up the imports that are not on demand. */
function listUsers(id: string, graph: ModuleGraph): ReadonlySet<User> {
  const users = new Set<User>();
  const met = new Set([id]);
  for (const each of met) {
    const user = readUser(each, graph);
    if (user) users.add(user);
    else for (const importer of graph.getModuleInfo(each)?.importers ?? []) met.add(importer);
  }
  return users;
}

function readUser(id: string, graph: ModuleGraph): User | null {
  if (/\/(?:entry\.client|app\/root|routes\/public\/layout)\.tsx/.test(id)) return 'shell';
  if (id.endsWith('/features/editor/editor-page.tsx')) return 'editor';
  return graph.getModuleInfo(id)?.isEntry ? 'page' : null;
}
