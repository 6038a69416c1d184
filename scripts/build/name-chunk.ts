import { isDoor, listUsers, type ModuleGraph, PAGES, type User } from './list-users.ts';

/**
 * Assigns a module to a chunk of what is fetched at the same moment. By default, the bundler makes
 * some two hundred small files, which compress badly and take a request each. Null leaves on-demand
 * code to the bundler. `root` is the project folder, with its trailing slash.
 */
export function nameChunk(
  id: string,
  { graph, root }: { graph: ModuleGraph; root: string },
): { group: ChunkGroup; name: string } | null {
  if (isDoor(id)) return null;
  const group = findGroup(id, { graph, root });
  if (!group) return null;
  return { group, name: SHARED.has(group) ? nameShare(group, listUsers(id, graph)) : group };
}

/**
 * A module goes with those that the same pages need. What it imports is needed wherever it is, so
 * no two shares import each other. The bundler fills them by name: the most widely used first.
 */
function nameShare(group: ChunkGroup, users: ReadonlySet<User>): string {
  const readers: string[] = PAGES.filter((page) => users.has(page));
  if (hasAny(users, STAGES)) readers.push('editor');
  const others = PAGES.length + 1 - readers.length;
  // A request for each set of pages would cost more than it spares.
  if (group === 'domain' || group === 'common') return `${group}~${others === 0 ? 'all' : 'some'}`;
  return `${group}~${others}~${readers.join('~')}`;
}

function findGroup(
  id: string,
  { graph, root }: { graph: ModuleGraph; root: string },
): ChunkGroup | null {
  if (OF_EVERY_PAGE.some((folder) => id.startsWith(root + folder))) return 'shell';
  const users = listUsers(id, graph);
  if (id.startsWith(`${root}documents/`))
    return nameDocuments(users) ?? nameByPath(id.slice(root.length));
  if (id.startsWith(`${root}app/`))
    return nameApplication(users) ?? nameByPath(id.slice(root.length));
  // Otherwise the first chunk that needs it takes it, and every page loads that chunk.
  if (REACT.test(id)) return 'shell';
  return id.includes('/lucide-react/') ? nameIcon(users) : null;
}

/** A request for each icon would cost more than those of a few other parts. */
function nameIcon(users: ReadonlySet<User>): ChunkGroup {
  return hasAny(users, ['shell', 'editor', 'parts', ...KINDS]) ? 'icons' : 'later-icons';
}

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
  'shared-files',
  'editor',
  'parts',
  'asked',
  'addresses',
  'sums',
  ...KINDS,
  'letters',
  'written-letters',
  'law',
  'engine',
  'folded',
  'pdf',
  'files',
  'unfolded',
  'seldom',
  'account-state',
  'dossier',
] as const;

type ChunkGroup = (typeof CHUNKS)[number];

/** Shared by several pages: a page takes only the parts that it needs. */
const SHARED: ReadonlySet<ChunkGroup> = new Set([
  'later-icons',
  'common',
  'domain',
  'shared',
  'shared-files',
  'unfolded',
  'letters',
  'written-letters',
]);

/** Keeps application code out: workers and pages without an editor use these chunks too. */
function nameDocuments(users: ReadonlySet<User>): ChunkGroup | null {
  if (users.has('shell')) return 'shell';
  if (users.has('editor')) return 'ground';
  if (isOfSums(users)) return 'words';
  if (hasAny(users, [...KINDS, 'parts'])) {
    return (!hasAny(users, PAGES) && nameOfKind(users)) || 'domain';
  }
  if (hasAny(users, PAGES)) return nameLetters(users);
  if (users.has('engine')) return 'law';
  if (users.has('files')) return 'pdf';
  return users.has('folded') ? 'folded' : null;
}

/** Letters are laid out as documents are, and written as PDF by the same code. */
function nameLetters(users: ReadonlySet<User>): ChunkGroup | null {
  if (hasAny(users, ['engine', 'folded'])) return 'letters';
  return users.has('files') ? 'written-letters' : null;
}

/** What is asked for together, at rest or by a list, whoever asks. */
function nameByPath(path: string): ChunkGroup | null {
  if (OF_ACCOUNT_STATE.test(path)) return 'account-state';
  return OF_DOSSIER.test(path) ? 'dossier' : null;
}

function nameApplication(users: ReadonlySet<User>): ChunkGroup | null {
  if (users.has('shell')) return 'shell';
  if (users.has('editor')) return hasAny(users, PAGES) ? 'common' : 'editor';
  if (hasAny(users, [...KINDS, 'parts'])) {
    // Few documents are signed: the canvas waits there, and comes at once where a customer signs.
    if (hasAny(users, PAGES)) return findOnlyKind(users) === 'signatures' ? null : 'domain';
    if (isOfSums(users)) return 'sums';
    return nameOfKind(users) ?? (isOfAddresses(users) ? 'addresses' : 'parts');
  }
  return nameLater(users);
}

/** What comes once every control answers, or when something is asked for. */
function nameLater(users: ReadonlySet<User>): ChunkGroup | null {
  if (users.has('seldom') && users.size === 1) return 'seldom';
  const later = LATER.find((user) => users.has(user)) ?? null;
  if (!later || !hasAny(users, PAGES)) return later;
  // What comes at rest must not bring what waits for a first file, such as what calls the server,
  // or for its part to open, such as the fields of a logo.
  if (users.has('engine')) return 'shared';
  return users.has('files') ? 'shared-files' : 'unfolded';
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
function nameOfKind(users: ReadonlySet<User>): ChunkGroup | null {
  const kind = findOnlyKind(users);
  return kind === 'credits' && users.has('asked') ? 'asked' : kind;
}

/** The only document kind that needs a module, before and after the page is interactive. */
function findOnlyKind(users: ReadonlySet<User>): ChunkGroup | null {
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
/** A few lines each: a request for each would cost more than all of them. */
const OF_ACCOUNT_STATE = anyOf([
  'app/account-forms/use-refused',
  'app/data/account/(?:read-pages|session/own-id)',
  'app/data/account/(?:dossier/sync-state|records/kept/kept-record|records/records-problem)',
  'app/(?:lib/offline/offline-state|session/say-left|sync/use-sync)',
]);
/** `prepare` of the port asks for them at rest. */
const OF_DOSSIER = anyOf([
  'documents/dossier/(?:amounts-due|build-chain|chain-node|derive-status|made-reminder)',
  'documents/dossier/(?:names/occurrence-id|summarize|survey)',
  'documents/dossier/payments/(?:carry-received|credits|given-back|lower-invoice|same-client)',
  'documents/dossier/payments/(?:set-elsewhere|set-off-avoirs|set-off-excess|settled)',
  'documents/dossier/payments/(?:payment|standing-payments|take-up-to)',
  'documents/dossier/books/(?:book-figures|in-euros|received)',
  'app/data/device/(?:change-dossier|payments|query-dossier|read-survey|rest-of-dossier)',
  'app/naming/money-means-words',
]);
const REACT = /\/node_modules\/(?:react\/|react-dom\/(?:index\.js|cjs\/react-dom\.production\.js))/;

/** Needed by every kind once the page is interactive. */
const LATER = ['engine', 'folded', 'files'] as const;
/** All that an editor fetches, now or later. */
const STAGES = ['editor', 'parts', ...KINDS, ...LATER, 'seldom'] as const;

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `^${path}\\.ts$`).join('|'));
}
