import { isDoor, listUsers, type ModuleGraph, type User } from './list-users.ts';

/**
 * Assigns a module to a chunk of what is fetched at the same moment. By default, the bundler makes
 * some two hundred small files, which compress badly and take a request each. Null leaves on-demand
 * code to the bundler. `root` is the project folder, with its trailing slash.
 */
export function nameChunk(
  id: string,
  { graph, root }: { graph: ModuleGraph; root: string },
): ChunkName | null {
  if (isDoor(id)) return null;
  if (OF_EVERY_PAGE.some((folder) => id.startsWith(root + folder))) return 'shell';
  const users = listUsers(id, graph);
  if (id.startsWith(`${root}documents/`))
    return nameDocuments(users) ?? nameDossier(id.slice(root.length));
  if (id.startsWith(`${root}app/`))
    return nameApplication(users) ?? nameDossier(id.slice(root.length));
  // Otherwise the first chunk that needs it takes it, and every page loads that chunk.
  if (REACT.test(id)) return 'shell';
  return id.includes('/lucide-react/') ? nameIcon(users) : null;
}

/** A request for each icon would cost more than those of a few other parts. */
function nameIcon(users: ReadonlySet<User>): ChunkName {
  return hasAny(users, ['shell', 'editor', 'parts', ...KINDS]) ? 'icons' : 'later-icons';
}

/** Dependencies first: a chunk takes imports that earlier chunks lack, packages included. */
export const CHUNKS = [
  'shell',
  'icons',
  'later-icons',
  'ground',
  'common',
  'words',
  'domain',
  'shared',
  'editor',
  'parts',
  'asked',
  'addresses',
  'sums',
  'signatures',
  'lines',
  'payments',
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
  'unfolded',
  'seldom',
  'dossier',
] as const;

type ChunkName = (typeof CHUNKS)[number];

/** Shared by several pages: a page takes only the parts that it needs. */
export const SHARED: ReadonlySet<ChunkName> = new Set([
  'icons',
  'later-icons',
  'ground',
  'common',
  'shared',
  'unfolded',
  'letters',
]);

/** Keeps application code out: workers and pages without an editor use these chunks too. */
function nameDocuments(users: ReadonlySet<User>): ChunkName | null {
  if (users.has('shell')) return 'shell';
  if (users.has('editor')) return 'ground';
  if (isOfSums(users)) return 'words';
  if (hasAny(users, [...KINDS, 'parts'])) {
    return (!users.has('page') && nameOfKind(users)) || 'domain';
  }
  if (users.has('page')) return hasAny(users, LATER) ? 'letters' : null;
  if (users.has('engine')) return 'law';
  if (users.has('files')) return 'pdf';
  return users.has('folded') ? 'folded' : null;
}

/** What answers the questions of lists is asked for together, at rest or by a list. */
function nameDossier(path: string): ChunkName | null {
  return OF_DOSSIER.test(path) ? 'dossier' : null;
}

function nameApplication(users: ReadonlySet<User>): ChunkName | null {
  if (users.has('shell')) return 'shell';
  if (users.has('editor')) return users.has('page') ? 'common' : 'editor';
  if (hasAny(users, [...KINDS, 'parts'])) {
    if (users.has('page')) return 'domain';
    if (isOfSums(users)) return 'sums';
    return nameOfKind(users) ?? (isOfAddresses(users) ? 'addresses' : 'parts');
  }
  return nameLater(users);
}

/** What comes once every control answers, or when something is asked for. */
function nameLater(users: ReadonlySet<User>): ChunkName | null {
  if (users.has('seldom') && users.size === 1) return 'seldom';
  const later = LATER.find((user) => users.has(user)) ?? null;
  if (!later || !users.has('page')) return later;
  // What comes at rest must not bring what waits for its part to open: the fields of a logo.
  return hasAny(users, ['engine', 'files']) ? 'shared' : 'unfolded';
}

/** Receipts and quittances alone write their sum in words, and both do. */
function isOfSums(users: ReadonlySet<User>): boolean {
  const others = ['parts', 'lines', 'payments', 'quotes', 'credits', 'signatures'] as const;
  return users.has('receipts') && users.has('rents') && !hasAny(users, others);
}

/** Fields that quittances show at once, and the other kinds once a party is opened. */
function isOfAddresses(users: ReadonlySet<User>): boolean {
  const others = ['parts', 'lines', 'quotes', 'receipts', 'credits', 'engine', 'files'] as const;
  return users.has('rents') && users.has('folded') && !hasAny(users, others);
}

/** Follow-ups on other documents need a part of an avoir without its form. */
function nameOfKind(users: ReadonlySet<User>): ChunkName | null {
  const kind = findOnlyKind(users);
  return kind === 'credits' && users.has('asked') ? 'asked' : kind;
}

/** The only document kind that needs a module, before and after the page is interactive. */
function findOnlyKind(users: ReadonlySet<User>): ChunkName | null {
  const [kind, ...others] = KINDS.filter((each) => users.has(each));
  if (kind === undefined || others.length > 0 || users.has('parts')) return null;
  // Signatures and logos share image code, which not every document needs.
  return kind === 'signatures' || !hasAny(users, LATER) ? kind : null;
}

function hasAny(users: ReadonlySet<User>, wanted: readonly User[]): boolean {
  return wanted.some((user) => users.has(user));
}

/** Page metadata and hydration: in a chunk with rarer code, they would bring it to every page. */
const OF_EVERY_PAGE = ['app/lib/pages/', 'app/lib/parts/', 'app/lib/timing/', 'app/ui/waking/'];
/** `prepare` of the port asks for them at rest. */
const OF_DOSSIER = new RegExp(
  [
    'documents/dossier/(?:amounts-due|build-chain|chain-node|derive-status)',
    'documents/dossier/(?:summarize|survey)',
    'documents/dossier/payments/(?:carry-received|credits|same-client|set-elsewhere|set-off-avoirs)',
    'documents/dossier/payments/(?:settled|standing-payments)',
    'documents/dossier/books/(?:book-figures|in-euros|received)',
    'app/data/device/(?:change-dossier|payments|query-dossier|read-survey|rest-of-dossier)',
    'app/naming/money-means-words',
  ]
    .map((path) => `^${path}\\.ts$`)
    .join('|'),
);
const REACT = /\/node_modules\/(?:react\/|react-dom\/(?:index\.js|cjs\/react-dom\.production\.js))/;

/** Parts of a page that only some document kinds have. */
const KINDS = [
  'signatures',
  'lines',
  'payments',
  'quotes',
  'receipts',
  'credits',
  'rents',
] as const;
/** Needed by every kind once the page is interactive. */
const LATER = ['engine', 'folded', 'files'] as const;
