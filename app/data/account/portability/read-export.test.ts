import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { exportOf } from './export-of.test.support.ts';
import { readExport } from './read-export.ts';

const invoice = requireDraft(samples.menuisier);
type Read = (path: string) => Promise<Uint8Array | null>;
const noParts = { has: () => false, read: async () => null };
const read = (tables: object, readPart?: Read) =>
  readExport(
    JSON.stringify({ ...exportOf(), ...tables }),
    readPart ? { has: () => true, read: readPart } : noParts,
  );

test('documents come with their marks, payments, reminders and links, in the order of their issue', async () => {
  const exported = await read({});
  expect(exported?.documents.map(({ id }) => id)).toEqual(['first', 'second', 'draft']);
  const [first, second, draft] = exported?.documents ?? [];
  expect(first).toMatchObject({
    isIssued: true,
    milestone: { id: 'first', name: 'paid', markedAt: Date.parse('2026-02-01T10:00:00Z') },
    payments: [
      { id: 'p1', documentId: 'first', amount: 5010, paidOn: '2026-01-20', corrects: null },
      { id: 'p2', documentId: 'first', amount: -5010, corrects: 'p1' },
    ],
    reminders: [{ id: 'first/2026-02-20/firm', documentId: 'first', level: 'firm' }],
  });
  expect(await first?.load()).toMatchObject({
    ...{ id: 'first', draft: invoice, completedAt: 1_767_258_000_000, issued: { draft: invoice } },
  });
  expect(second?.milestone).toBeNull();
  expect(await draft?.load()).not.toHaveProperty('issued');
  expect((await draft?.load())?.rawTexts).toEqual({ dueDate: '32/01' });
  expect(exported?.links).toEqual([
    {
      ...{ key: 'first/second', from: 'first', to: 'second', relation: 'credit', createdAt: 0 },
      setOff: 1230,
    },
    {
      ...{ key: 'first/draft', from: 'first', to: 'draft', relation: 'receipt', createdAt: 0 },
      paymentId: 'p1',
    },
  ]);
  expect(exported?.unread).toBe(0);
});

test('companies, clients and products are read as the account gives them', async () => {
  const exported = await read({});
  expect(exported?.companies).toMatchObject([{ id: 'c1', seller: { name: 'Atelier Dupont' } }]);
  expect(exported?.clients).toMatchObject([{ id: 'c2', buyer: { name: 'Cycles Garance' } }]);
  expect(exported?.products).toEqual([
    { id: 'c3', description: 'Pose', reference: '', unit: 'HUR', unitPrice: '80.5', vatRate: '10' },
  ]);
});

const LOGO = new Uint8Array([1, 2, 3]);
const PDF = new TextEncoder().encode('%PDF');
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const withFiles = () => {
  const { document_contents } = exportOf();
  const hash = hashOf(LOGO);
  const withLogo = { ...invoice, style: { ...invoice.style, logo: { data: `file:${hash}` } } };
  return {
    document_contents: [
      { ...document_contents[0], draft: withLogo },
      ...document_contents.slice(1),
    ],
    draft_files: [{ hash, media_type: 'image/png', file: 'fichiers/logo.png' }],
    document_files: [
      { document_id: 'd1', name: 'F-1.pdf', sha256: hashOf(PDF), file: 'documents/F-1.pdf' },
    ],
  };
};

test('the files of a draft come back into it, and the PDF of an invoice is at hand', async () => {
  const parts: Record<string, Uint8Array> = { 'fichiers/logo.png': LOGO, 'documents/F-1.pdf': PDF };
  const exported = await read(withFiles(), async (path) => parts[path] ?? null);
  const [first] = exported?.documents ?? [];
  expect((await first?.load())?.draft.style?.logo?.data).toBe('data:image/png;base64,AQID');
  const file = await first?.readFile?.();
  expect(file?.name).toBe('F-1.pdf');
  expect(await file?.text()).toBe('%PDF');
});

test('a damaged file is never taken for the one that was issued', async () => {
  const damaged = await read(withFiles(), async () => new Uint8Array([1, 2, 4]));
  expect(damaged?.documents.map(({ id }) => id)).toEqual(['second', 'draft']);
  expect(damaged?.unread).toBe(1);
  const { document_files } = withFiles();
  for (const part of [async () => LOGO, () => Promise.reject(new Error('cut short'))]) {
    const [first] = (await read({ document_files }, part))?.documents ?? [];
    expect(await first?.readFile?.()).toBeNull();
  }
});

test('a file of the first exports is in the tables', async () => {
  const exported = await read({
    document_files: [
      { document_id: 'd1', name: 'F-1.pdf', sha256: hashOf(PDF), bytes: '\\x25504446' },
    ],
  });
  const [first] = exported?.documents ?? [];
  expect(await (await first?.readFile?.())?.text()).toBe('%PDF');
});

test('an export of before the figures of documents went is read as any other', async () => {
  const document_figures = [{ document_id: 'd1', activity: 'services', rates: [], turnover: 120 }];
  const [old, present] = [await read({ document_figures }), await read({})];
  expect(JSON.stringify(old)).toBe(JSON.stringify(present));
  expect(old?.documents).toHaveLength(3);
});

test('a PDF that is not in the archive is not promised', async () => {
  const { document_files } = withFiles();
  expect((await read({ document_files }))?.documents[0]?.readFile).toBeNull();
});

test('what was given back comes with the payments', async () => {
  const { payments } = exportOf();
  const refund = { ...payments[0], id: 'p3', amount: -5 };
  const exported = await read({ payments: [...payments, refund] });
  expect(exported?.documents[0]?.payments.at(-2)).toMatchObject({ id: 'p3', amount: -500 });
});

test('rows that the account would refuse are left out', async () => {
  const { payments, document_links, document_reminders } = exportOf();
  const exported = await read({
    payments: [
      { ...payments[0], paid_on: '2026-02-31' },
      { ...payments[0], amount: 0 },
      { ...payments[0], corrects: 'nobody' },
      { ...payments[0], note: 'x'.repeat(201) },
    ],
    document_links: [
      { ...document_links[0], to_id: 'first' },
      { ...document_links[0], to_id: 'a b' },
      { ...document_links[0], set_off: -1 },
    ],
    document_reminders: [
      { ...document_reminders[0], made_on: '2026-02-31' },
      { ...document_reminders[0], level: 'angry' },
    ],
  });
  expect(exported?.documents[0]).toMatchObject({ payments: [], reminders: [] });
  expect(exported?.links).toEqual([]);
});

test('what cannot be read is left out, and counted when it is a document', async () => {
  const { documents, document_contents } = exportOf();
  const exported = await read({
    companies: [{ id: 1 }, null],
    documents: [...documents, { id: 'd9', local_id: '../x' }, { ...documents[0], id: 'd8' }],
    document_contents: [
      { ...document_contents[0], draft: { ...invoice, currency: 12 } },
      ...document_contents.slice(1),
    ],
  });
  expect(exported?.companies).toEqual([]);
  expect(exported?.documents.map(({ id }) => id)).toEqual(['second', 'draft']);
  expect(exported?.unread).toBe(3);
});

test('anything else is no export', async () => {
  for (const text of [
    '',
    '[]',
    '{}',
    'null',
    JSON.stringify(invoice),
    '{"exported_at":"2026-99-99T00:00Z","documents":[]}',
  ])
    expect(await readExport(text, noParts), text).toBeNull();
});
