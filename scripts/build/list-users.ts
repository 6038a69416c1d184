import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** The part of the bundler’s module graph that is used here. */
export type ModuleGraph = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; code: string | null } | null;
};

/** A stage that fetches code; `asked` is any dynamic import that is not in ROOTS. */
export type User = (typeof ROOTS)[number][0] | (typeof PAGES)[number] | 'asked';

/** Pages that somebody visits one after the other, and which share most of their code. */
export const PAGES = ['account', 'site'] as const;

/** The stages that need a module at once, found by following static imports upwards. */
export const listUsers = remember(findUsers);

function findUsers(id: string, graph: ModuleGraph): ReadonlySet<User> {
  const users = new Set<User>();
  const met = new Set([id]);
  for (const each of met) {
    const importers = listImporters(each, graph);
    const user = readUser(each, graph) ?? (importers.length === 0 ? 'asked' : null);
    if (user) users.add(user);
    else for (const importer of importers) met.add(importer);
  }
  return users;
}

function readUser(id: string, graph: ModuleGraph): User | null {
  const root = ROOTS.find(([, paths]) => paths.some((path) => id.endsWith(`/${path}`)))?.[0];
  if (root || !graph.getModuleInfo(id)?.isEntry) return root ?? null;
  return OF_ACCOUNT.test(id) ? 'account' : 'site';
}

/**
 * The importers of a module. A door (`documents/index.ts`, that of the icons) imports everything
 * behind it, so it is replaced by the importers of this module’s names.
 */
function listImporters(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((importer) => {
    if (!isDoor(importer)) return [importer];
    const askers = listAskers(importer, graph);
    const names = listGiven(importer, graph).get(id) ?? [];
    return names.flatMap((name) => askers.get(name) ?? []);
  });
}

/** The names that a door gives, by the module behind it. */
const listGiven = remember((door, graph) => {
  const names = readNames(door, graph);
  return group(names.map(({ name, path }) => [join(dirname(door), path), name]));
});

/** The modules that ask a door for something, by its name. */
const listAskers = remember((door, graph) => {
  const importers = graph.getModuleInfo(door)?.importers ?? [];
  return group(
    importers.flatMap((importer) =>
      readNames(importer, graph).map(({ name }) => [name, importer] as const),
    ),
  );
});

function group(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of entries) {
    const values = groups.get(key);
    if (values) values.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** The names that a module imports, or gives as its own from another one, each with its path. */
const readNames = remember((id, graph) => {
  const { module, errors } = parseSync('module.js', readCode(id, graph));
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  const { staticImports, staticExports } = module;
  const imported = staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(({ importName }) => ({ name: importName.name, moduleRequest })),
  );
  const given = staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, moduleRequest }) => ({ name: exportName.name, moduleRequest })),
  );
  return [...imported, ...given].flatMap(({ name, moduleRequest }) =>
    name && moduleRequest ? [{ name, path: moduleRequest.value }] : [],
  );
});

function readCode(id: string, graph: ModuleGraph): string {
  return graph.getModuleInfo(id)?.code ?? '';
}

/** A graph does not change once it is built. */
function remember<T>(find: (id: string, graph: ModuleGraph) => T) {
  const graphs = new WeakMap<ModuleGraph, Map<string, T>>();
  return (id: string, graph: ModuleGraph): T => {
    const known = graphs.get(graph) ?? new Map<string, T>();
    graphs.set(graph, known);
    const found = known.get(id) ?? find(id, graph);
    known.set(id, found);
    return found;
  };
}

/** A door itself belongs to no chunk; what is behind it goes with its users. */
export function isDoor(id: string): boolean {
  return DOOR.test(id);
}

const DOOR =
  /\/documents\/(?:(?:dossier|pdf(?:\/read)?|received|repetition|statement)\/)?index\.ts$|\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

const OF_ACCOUNT = /\/app\/routes\/(?:(?:account|admin|auth)\/|public\/dossier\.tsx$)/;

/** The entry modules of each stage of a page. */
export const ROOTS = [
  [
    'shell',
    [
      'entry.client.tsx',
      'app/root.tsx',
      'app/files/resume-button.tsx',
      'app/routes/public/layout.tsx',
      'app/lib/pages/page-meta.ts',
    ],
  ],
  ['editor', ['app/features/editor/editor-page.tsx']],
  [
    'parts',
    [
      'app/features/editor/parts/every-kind.ts',
      'app/features/editor/workspace/device-drafts.ts',
      'app/features/editor/store/amounts.ts',
      'app/features/editor/sections/buyer/buyer-section.tsx',
    ],
  ],
  ['signatures', ['app/features/editor/sections/signature/signature-section.tsx']],
  ['lines', ['app/features/editor/parts/of-lines.ts']],
  ['payments', ['app/features/editor/sections/payment/payment-section.tsx']],
  ['quotes', ['app/features/editor/parts/of-quotes.ts']],
  ['receipts', ['app/features/editor/sections/receipt/receipt-section.tsx']],
  ['credits', ['app/features/editor/sections/credit/credit-section.tsx']],
  ['rents', ['app/features/editor/parts/of-rents.ts']],
  [
    'folded',
    [
      'app/features/editor/sections/adjustments/adjustments-fields.tsx',
      'app/features/editor/sections/document/document-fields.tsx',
      'app/features/editor/sections/mentions/mentions-fields.tsx',
      'app/features/editor/sections/payment/payment-conditions-fields.tsx',
      'app/features/editor/sections/style/style-fields.tsx',
      'app/features/editor/sections/buyer/buyer-details-fields.tsx',
      'app/features/editor/sections/buyer/buyer-form.tsx',
      'app/features/editor/sections/seller/seller-form.tsx',
      'app/features/editor/sections/seller/seller-activity.tsx',
      'app/features/editor/conformity/conformity-list.tsx',
      'app/features/editor/lines/details/line-details.tsx',
      'app/features/editor/sections/buyer/former-details.tsx',
      'app/features/editor/sections/style/look-panel.tsx',
      'app/features/editor/sections/style/style-template-thumbnails.tsx',
    ],
  ],
  [
    'engine',
    [
      'app/features/editor/store/engine.ts',
      'app/features/editor/sheet/live-sheet.ts',
      'app/features/editor/actions/counting-choice.tsx',
      'app/features/editor/sections/card/missing-lines.tsx',
    ],
  ],
  [
    'seldom',
    [
      'app/features/editor/actions/of-menu.ts',
      'app/features/editor/actions/drafts/drafts-dialog.tsx',
      'app/features/editor/actions/drafts/kept-drafts.tsx',
      'app/features/editor/kind/switch-question.tsx',
      'app/features/editor/sections/document/number-pattern-dialog.tsx',
      'app/features/editor/sections/of-rare-cases.ts',
      'app/features/editor/sections/picture/crop-dialog.tsx',
      'app/features/editor/share/share-dialog.tsx',
    ],
  ],
  [
    'files',
    [
      'app/features/editor/actions/downloads/save-pdf.ts',
      'app/features/editor/sections/register/register-control.tsx',
    ],
  ],
] as const satisfies readonly (readonly [string, readonly string[]])[];
