import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ModuleGraph, ROOTS } from './list-users.ts';
import { nameChunk } from './name-chunk.ts';

const EDITOR = '/app/features/editor';
const PAGE = `${EDITOR}/editor-page.tsx`;
const EVERY_KIND = `${EDITOR}/parts/every-kind.ts`;
const LINES = `${EDITOR}/parts/of-lines.ts`;
const RENTS = `${EDITOR}/parts/of-rents.ts`;
const ENGINE = `${EDITOR}/store/engine.ts`;
const SAVE_PDF = `${EDITOR}/actions/downloads/save-pdf.ts`;
const RELANCE = '/app/routes/public/relance.tsx';
const CLIENTS = '/app/routes/account/clients.tsx';
const DOOR = '/documents/index.ts';

/** A graph by importers; `code` is given where imported names matter. */
function place(id: string, importers: Record<string, string[]>, code: Record<string, string> = {}) {
  const graph: ModuleGraph = {
    getModuleInfo: (each) => ({
      isEntry: each.includes('/routes/'),
      importers: importers[each] ?? [],
      code: code[each] ?? '',
    }),
  };
  return nameChunk(id, { graph, root: '/' });
}

function name(...of: Parameters<typeof place>) {
  return place(...of)?.group ?? null;
}

test('what several pages share is cut by who needs it, the most widely used first', () => {
  const date = '/app/ui/date.tsx';
  const of = (...importers: string[]) => place(date, { [date]: importers })?.name;
  const sharesOf = (editor: string) => [
    of(editor, RELANCE, CLIENTS),
    of(editor, CLIENTS),
    of(editor, RELANCE),
  ];
  expect(sharesOf(ENGINE)).toEqual([
    'shared~0~account~site~editor',
    'shared~1~account~editor',
    'shared~1~site~editor',
  ]);
  expect(sharesOf(PAGE)).toEqual(['common~all', 'common~some', 'common~some']);
  expect(of(PAGE)).toBe('editor');
});

test('a module goes with the first who waits for it', () => {
  const button = '/app/ui/button.tsx';
  expect(name(button, { [button]: ['/app/root.tsx', PAGE, LINES] })).toBe('shell');
  expect(name(button, { [button]: [PAGE, LINES] })).toBe('editor');
  expect(name(button, { [button]: [EVERY_KIND, ENGINE] })).toBe('parts');
  expect(name(button, { [button]: [LINES] })).toBe('lines');
  expect(name(button, { [button]: [ENGINE] })).toBe('engine');
});

test('who imports it through others waits for it as well', () => {
  const field = '/app/ui/field.tsx';
  const form = `${EDITOR}/editor-form.tsx`;
  expect(name(field, { [field]: [form], [form]: [PAGE] })).toBe('editor');
});

test('what two kinds of documents need is no part of either', () => {
  const date = '/app/ui/date.tsx';
  expect(name(date, { [date]: [LINES, RENTS] })).toBe('parts');
});

test('what reads a picture is neither of every document nor with what few open', () => {
  const picture = `${EDITOR}/sections/picture/open-picture.ts`;
  const users = [
    `${EDITOR}/sections/signature/signature-section.tsx`,
    `${EDITOR}/sections/style/style-fields.tsx`,
  ];
  expect(name(picture, { [picture]: users })).toBe('signatures');
});

test('what a customer and an author sign with is in no form that is not signed', () => {
  const canvas = '/app/ui/signature/signature-canvas.tsx';
  const section = `${EDITOR}/sections/signature/signature-section.tsx`;
  const page = '/app/routes/public/client-page.tsx';
  expect(name(canvas, { [canvas]: [section, page] })).toBeNull();
  expect(name(canvas, { [canvas]: [section, page, LINES] })).toBe('domain');
});

test('what receipts and quittances alone need is no part of the other kinds', () => {
  const words = '/documents/money/amount-in-words.ts';
  const field = `${EDITOR}/sections/payment/amount-words.tsx`;
  const receipts = `${EDITOR}/sections/receipt/receipt-section.tsx`;
  expect(name(words, { [words]: [field, ENGINE], [field]: [receipts, RENTS] })).toBe('words');
  expect(name(field, { [field]: [receipts, RENTS] })).toBe('sums');
  expect(name(field, { [field]: [receipts, RENTS, LINES] })).toBe('parts');
});

test('an address that quittances show at once waits in the other kinds for a card to open', () => {
  const field = `${EDITOR}/sections/party/address-fields.tsx`;
  const form = `${EDITOR}/sections/seller/seller-form.tsx`;
  expect(name(field, { [field]: [RENTS, form] })).toBe('addresses');
  expect(name(field, { [field]: [RENTS, form, LINES] })).toBe('parts');
  expect(name(field, { [field]: [form] })).toBe('folded');
});

test('what follow-ups ask for of an avoir comes without its form', () => {
  const reasons = '/app/naming/credit-reasons.ts';
  const credits = `${EDITOR}/sections/credit/credit-section.tsx`;
  expect(name(reasons, { [reasons]: [credits] })).toBe('credits');
  expect(name(reasons, { [reasons]: [credits, '/app/follow-ups/credit-why.tsx'] })).toBe('asked');
});

test('what other pages need as well is apart', () => {
  const date = '/app/ui/date.tsx';
  expect(name(date, { [date]: [PAGE, RELANCE] })).toBe('common');
  expect(name(date, { [date]: [LINES, RELANCE] })).toBe('domain');
  expect(name(date, { [date]: [ENGINE, RELANCE] })).toBe('shared');
});

test('what waits for a first file is apart from what comes at rest', () => {
  const call = '/app/data/functions/call-function.ts';
  expect(name(call, { [call]: [SAVE_PDF, RELANCE] })).toBe('shared-files');
  expect(name(call, { [call]: [SAVE_PDF, ENGINE, RELANCE] })).toBe('shared');
});

test('what comes on demand, what one other page needs and what others wrote are left alone', () => {
  const dialog = `${EDITOR}/lines/paste/paste-form.tsx`;
  expect(name(dialog, {})).toBeNull();
  expect(name(RELANCE, {})).toBeNull();
  expect(name('/node_modules/idb/index.js', { '/node_modules/idb/index.js': [PAGE] })).toBeNull();
});

test('what the domain gives is never among the application', () => {
  const money = '/documents/money/cents.ts';
  expect(name(money, { [money]: [PAGE] })).toBe('ground');
  expect(name(money, { [money]: [LINES, RENTS] })).toBe('domain');
  expect(name(money, { [money]: [RENTS] })).toBe('rents');
  expect(name(money, { [money]: [RENTS, ENGINE] })).toBe('domain');
  expect(name(money, { [money]: [ENGINE] })).toBe('law');
  expect(name(money, { [money]: [ENGINE, RELANCE] })).toBe('letters');
  expect(name(money, { [money]: [SAVE_PDF, RELANCE] })).toBe('written-letters');
  expect(name(money, { [money]: [SAVE_PDF] })).toBe('pdf');
});

test('a door is seen through: who asks it for something waits for that alone', () => {
  const rules = '/documents/law/rules.ts';
  const cents = '/documents/money/cents.ts';
  const importers = { [rules]: [DOOR], [cents]: [DOOR], [DOOR]: [PAGE, ENGINE] };
  const code = {
    [DOOR]: `export {\n  cents,\n  toDecimal,\n} from './money/cents.ts';\nexport { checkRules } from './law/rules.ts';`,
    [PAGE]: `import { cents as toCents } from "#documents";`,
    [ENGINE]: `import {\n  cents,\n  checkRules,\n} from "#documents";`,
  };
  expect(name(rules, importers, code)).toBe('law');
  expect(name(cents, importers, code)).toBe('ground');
  expect(name(DOOR, importers, code)).toBeNull();
});

test('an icon that is seen at once is apart from those of other pages', () => {
  const icons = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
  const [check, trash] = ['check', 'trash'].map(
    (one) => `/node_modules/lucide-react/dist/esm/icons/${one}.mjs`,
  );
  if (!check || !trash) throw new Error('Both have a path');
  const importers = { [check]: [icons], [trash]: [icons], [icons]: [PAGE, RELANCE] };
  const code = {
    [icons]: `export { default as Check, default as CheckIcon } from './icons/check.mjs';\nexport { default as Trash } from './icons/trash.mjs';`,
    [PAGE]: `import { Check } from 'lucide-react';`,
    [RELANCE]: `import { Check, Trash } from 'lucide-react';`,
  };
  expect(name(check, importers, code)).toBe('icons');
  expect(name(trash, importers, code)).toBe('later-icons');
});

test('modules that import each other are no endless walk', () => {
  expect(name('/app/a.ts', { '/app/a.ts': ['/app/b.ts'], '/app/b.ts': ['/app/a.ts'] })).toBeNull();
});

test('every first module of a moment exists', () => {
  const paths = ROOTS.flatMap(([, files]): readonly string[] => files);
  // The framework brings this one.
  const ours = paths.filter((path) => path !== 'entry.client.tsx');
  expect(ours.filter((path) => !existsSync(path))).toEqual([]);
});

test('a few lines that many parts ask for come in one request', () => {
  const own = '/app/data/account/session/own-id.ts';
  const sums = '/documents/dossier/payments/payment.ts';
  expect(name(own, { [own]: ['/app/sync/send.ts'] })).toBe('account-state');
  expect(name(sums, { [sums]: ['/app/sync/send.ts'] })).toBe('dossier');
});
