import { listServerLayers } from './server-layers.ts';

/** Why the file `path` may not import `target`, or null when it may. */
export function explainRefusal(path: string, target: string): string | null {
  if (path.includes('.test.')) return null;
  return isProjectFile(target) ? explainFile(path, target) : explainPackage(path, target);
}

function explainFile(path: string, target: string) {
  const layer = layers.find(({ folder }) => isInside(path, folder));
  if (!layer) return 'this folder has no rule in scripts/structure/rules.ts';
  const keeper = keepers.find(({ folder }) => isInside(target, folder));
  if (keeper && !isInside(path, keeper.behind)) return keeper.reason;
  const own = layer.folder === 'app/features' ? featureOf(path) : layer.folder;
  const visible = [own, ...layer.sees];
  if (visible.some((folder) => isInside(target, folder))) return null;
  return `it sees ${visible.join(', ')} only`;
}

function explainPackage(path: string, name: string) {
  const broken = packageRules.find(({ refuses }) => refuses(path, name));
  return broken?.reason ?? null;
}

function isProjectFile(target: string) {
  return topFolders.some((folder) => isInside(target, folder)) || !/^[@a-z]/.test(target);
}

function isInside(path: string, folder: string) {
  return path === folder || path.startsWith(`${folder}/`);
}

function featureOf(path: string) {
  return path.split('/').slice(0, 3).join('/');
}

const topFolders = 'app bench cli content documents runtime scripts server tests'.split(' ');

const chain =
  'money law/figures model totals law kinds dossier repetition sheet facturx received statement'
    .split(' ')
    .map((name) => `documents/${name}`);

/** The modules of documents/ that others may import. */
const doors = [
  'documents/index.ts',
  'documents/dossier/index.ts',
  'documents/dossier/books/index.ts',
  'documents/dossier/follow-ups/prepare-next-month.ts',
  'documents/repetition/index.ts',
  'documents/statement/index.ts',
  'documents/pdf/index.ts',
  'documents/pdf/read/index.ts',
  'documents/received/index.ts',
  'documents/received/norm/index.ts',
  'documents/law/calculators/index.ts',
  'documents/law/facts',
  'documents/law/typeset.ts',
  'documents/law/law-that-ends.ts',
  'documents/model/json-schema/json-schema.ts',
  'documents/samples',
  'documents/sheet/fonts',
  'documents/sheet/english',
];

/** The modules that every feature may import. */
const belowFeatures = [
  'app/books',
  'app/files',
  'app/follow-ups',
  'app/sync',
  'app/sending',
  'app/records',
  'app/naming',
  'app/postcodes',
  'app/account-forms',
  'app/session',
  'app/data',
  'app/lib',
  'app/sheet',
  'app/ui',
  'content',
  ...doors,
];

/** Folders of the editor: each may import those before it; files beside them, all. */
const editorRooms = [
  'draft',
  'store',
  'account',
  'fields',
  'focus',
  'workspace',
  'elsewhere',
  'kind',
  'suggestions',
  'chain',
  'credit',
  'lines',
  'sheet',
  'conformity',
  'sections',
  'actions',
  'share',
  'series',
  'records',
].map((name) => `app/features/editor/${name}`);

/** Folders that only their parent folder may import. */
const keepers = [
  {
    folder: 'app/data/device',
    behind: 'app/data',
    reason: 'documents are asked of the port, app/data/dossier.ts',
  },
];

/** The first entry that contains a file lists what it may import besides its own folder. */
const layers: { folder: string; sees: string[] }[] = [
  ...chain.map((folder, index) => ({ folder, sees: chain.slice(0, index) })),
  { folder: 'documents/samples', sees: ['documents/money', 'documents/model'] },
  { folder: 'documents/index.ts', sees: [...chain, 'documents/samples'] },
  { folder: 'documents/pdf', sees: ['documents'] },

  { folder: 'app/lib', sees: ['content'] },
  { folder: 'app/ui', sees: ['app/lib'] },
  { folder: 'app/sheet', sees: ['app/ui', 'app/lib', ...doors] },
  { folder: 'app/data', sees: ['app/lib', 'content', ...doors] },
  { folder: 'app/naming', sees: ['content', ...doors] },
  { folder: 'app/postcodes', sees: ['app/lib', ...doors] },
  {
    folder: 'app/follow-ups',
    sees: ['app/naming', 'app/data', 'app/ui', 'app/lib', 'content', ...doors],
  },
  {
    folder: 'app/records',
    sees: [
      'app/account-forms',
      'app/session',
      'app/naming',
      'app/data',
      'app/ui',
      'app/lib',
      'content',
      ...doors,
    ],
  },
  {
    folder: 'app/sending',
    sees: [
      'app/account-forms',
      'app/session',
      'app/naming',
      'app/data',
      'app/sheet',
      'app/ui',
      'app/lib',
      'content',
      ...doors,
    ],
  },
  {
    folder: 'app/books',
    sees: ['app/naming', 'app/data', 'app/ui', 'app/lib', 'content', ...doors],
  },
  {
    folder: 'app/account-forms',
    sees: ['app/session', 'app/data', 'app/ui', 'app/lib', 'content', ...doors],
  },
  {
    folder: 'app/sync',
    sees: ['app/naming', 'app/data', 'app/ui', 'app/lib', 'content', ...doors],
  },
  { folder: 'app/session', sees: ['app/data', 'app/ui', 'app/lib', 'content', ...doors] },
  {
    folder: 'app/files',
    sees: ['app/naming', 'app/data', 'app/ui', 'app/lib', 'content', ...doors],
  },
  ...editorRooms.map((folder, index) => ({
    folder,
    sees: [...editorRooms.slice(0, index), ...belowFeatures],
  })),
  { folder: 'app/features', sees: belowFeatures },
  { folder: 'app/routes', sees: ['app/features', ...belowFeatures] },
  { folder: 'app', sees: ['content'] },

  ...listServerLayers(doors),

  {
    folder: 'cli',
    sees: [
      'server/backend',
      'server/doctor',
      'server/newsletter',
      'server/email/contents/newsletter-email.ts',
      'server/email/outbox.ts',
      'server/gather-variables.ts',
      'runtime',
      'content',
      ...doors,
    ],
  },
  { folder: 'content', sees: [] },
  { folder: 'runtime', sees: doors },
  {
    folder: 'bench',
    sees: [
      'documents',
      'server/backend',
      'server/middleware',
      'server/routes/files',
      'server/test/email/mail-server.ts',
      'server/test/recorded-register.ts',
      'server/listen.ts',
      'runtime',
      'scripts/build',
      'scripts/build-if-changed.ts',
      'scripts/browsers/provide-chromium.ts',
    ],
  },
  {
    folder: 'scripts',
    sees: [
      'app/features/articles/article.ts',
      'server/main.ts',
      'server/gather-variables.ts',
      'server/backend',
      'server/routes/files/deployed',
      'server/routes/files/file-list.ts',
      'server/routes/hash-source.ts',
      'server/email/make-email.ts',
      'server/test',
      'runtime',
      'content',
      'documents',
    ],
  },
  {
    // Devices run the application’s own code, each in a process.
    folder: 'tests/model',
    sees: [
      'app/data',
      'app/follow-ups/create-follow-up.ts',
      'app/lib',
      'documents/dossier/amounts-due.ts',
      'server/app.ts',
      'server/backend',
      'server/test',
      'runtime',
      ...doors,
    ],
  },
  {
    folder: 'tests',
    sees: [
      'server/routes/files',
      'scripts/build',
      'scripts/browsers',
      'scripts/build-if-changed.ts',
      'scripts/test',
      'server/test',
      'runtime',
      'content',
      ...doors,
    ],
  },
];

const packageRules: { reason: string; refuses: (path: string, name: string) => boolean }[] = [
  {
    reason: 'documents/ uses zod/mini, fflate, uqr, n2words, parse-xml and papaparse only',
    refuses: (path, name) =>
      isInside(path, 'documents') &&
      ![
        'zod/mini',
        'fflate',
        'uqr',
        'n2words/fr-FR',
        'n2words/en-GB',
        '@rgrove/parse-xml',
        'papaparse',
      ].includes(name),
  },
  {
    reason: 'app/ runs in a browser',
    refuses: (path, name) => isInside(path, 'app') && name.startsWith('node:'),
  },
  {
    reason: 'app/lib/ is free of React',
    refuses: (path, name) => isInside(path, 'app/lib') && name.startsWith('react'),
  },
  {
    reason: 'IndexedDB is known to app/data/device/ only',
    refuses: (path, name) => name === 'idb' && !isInside(path, 'app/data/device'),
  },
  {
    reason: 'zod is used as zod/mini',
    refuses: (_path, name) => name === 'zod',
  },
  {
    reason: 'Supabase is known to app/data/account/, server/backend/ and its tests only',
    refuses: (path, name) =>
      name.startsWith('@supabase/') &&
      !isInside(path, 'app/data/account') &&
      !isInside(path, 'server/backend') &&
      !isInside(path, 'server/test') &&
      !isInside(path, 'bench/peers'),
  },
];
