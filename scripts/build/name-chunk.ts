import { isDoor, listUsers, type ModuleGraph, type User } from './list-users.ts';

/**
 * Names the file where a module goes: with what is fetched at the same moment. Left to itself, the
 * bundler cuts some two hundred small files, which compress badly and take a request each. Null is
 * what comes on demand: it is left to the bundler. `root` is the folder of the project, with its
 * last slash.
 */
export function nameChunk(
  id: string,
  { graph, root }: { graph: ModuleGraph; root: string },
): ChunkName | null {
  if (isDoor(id)) return null;
  if (OF_EVERY_PAGE.some((folder) => id.startsWith(root + folder))) return 'shell';
  const users = listUsers(id, graph);
  if (id.startsWith(`${root}documents/`)) return nameDocuments(users);
  if (id.startsWith(`${root}app/`)) return nameApplication(users);
  // Else the first file that needs it takes it, and every page takes that file.
  if (REACT.test(id)) return 'shell';
  return id.includes('/lucide-react/') ? 'icons' : null;
}

/**
 * The files, those first that others import: a file takes with it what its modules import and no
 * file before it has. What others wrote follows so who imports it.
 */
export const CHUNKS = [
  'shell',
  'icons',
  'ground',
  'common',
  'domain',
  'shared',
  'editor',
  'parts',
  'signatures',
  'lines',
  'quotes',
  'receipts',
  'credits',
  'rents',
  'letters',
  'law',
  'engine',
  'folded',
  'pdf',
  'files',
] as const;

type ChunkName = (typeof CHUNKS)[number];

/** What is not of one page alone: every other page takes of it only what it needs. */
export const SHARED: ReadonlySet<ChunkName> = new Set([
  'icons',
  'ground',
  'common',
  'shared',
  'letters',
]);

/** Nothing of the application goes among it: workers and pages without an editor use it too. */
function nameDocuments(users: ReadonlySet<User>): ChunkName | null {
  if (users.has('shell')) return 'shell';
  if (users.has('editor')) return 'ground';
  if (hasAny(users, [...KINDS, 'parts']))
    return (!users.has('page') && findOnlyKind(users)) || 'domain';
  if (users.has('page')) return hasAny(users, LATER) ? 'letters' : null;
  if (users.has('engine')) return 'law';
  if (users.has('files')) return 'pdf';
  return users.has('folded') ? 'folded' : null;
}

function nameApplication(users: ReadonlySet<User>): ChunkName | null {
  if (users.has('shell')) return 'shell';
  if (users.has('editor')) return users.has('page') ? 'common' : 'editor';
  if (hasAny(users, [...KINDS, 'parts']))
    return users.has('page') ? 'domain' : (findOnlyKind(users) ?? 'parts');
  const later = LATER.find((user) => users.has(user)) ?? null;
  return later && users.has('page') ? 'shared' : later;
}

/** What alone needs a module, before and after every control answers. */
function findOnlyKind(users: ReadonlySet<User>): ChunkName | null {
  const [kind, ...others] = KINDS.filter((each) => users.has(each));
  if (kind === undefined || others.length > 0 || users.has('parts')) return null;
  // Signatures and logos are pictures alike: what reads them is not for every document.
  return kind === 'signatures' || !hasAny(users, LATER) ? kind : null;
}

function hasAny(users: ReadonlySet<User>, wanted: readonly User[]): boolean {
  return wanted.some((user) => users.has(user));
}

/**
 * What tells of a page, and what wakes its parts: beside what few pages need, it would bring that
 * to all.
 */
const OF_EVERY_PAGE = ['app/lib/pages/', 'app/lib/parts/', 'app/lib/timing/', 'app/ui/waking/'];
const REACT = /\/node_modules\/(?:react\/|react-dom\/(?:index\.js|cjs\/react-dom\.production\.js))/;

/** The parts of a page that some kinds of documents have. */
const KINDS = ['signatures', 'lines', 'quotes', 'receipts', 'credits', 'rents'] as const;
/** What every kind needs once every control answers. */
const LATER = ['engine', 'folded', 'files'] as const;
