import { beforeEach, expect, test } from 'vitest';
import { convertInvoiceToReceipt, convertQuoteToDeposit } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  createVersion,
  describeStores,
  emptyDevice,
  keep,
  listStatuses,
  openRaw,
  openTab,
  putAll,
  readAll,
} from './open-device.test.support.ts';

const quote = { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' };
const invoice = requireDraft(samples.menuisier);
const stamp = { number: 'F-2026-0101', today: '2026-10-10' };
const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
const receipt = convertInvoiceToReceipt(deposit, { ...stamp, number: 'R-2026-0001' });

const kept = {
  drafts: [
    keep('quote', quote, { at: 4 }),
    keep('deposit', deposit, { at: 3 }),
    keep('receipt', receipt, { at: 2 }),
    keep('invoice', invoice, { at: 1 }),
    keep('unfinished', { ...invoice, number: 'F-2026-0043' }, { isUnissued: true, at: 0 }),
  ],
  links: [
    { key: 'quote/deposit', from: 'quote', to: 'deposit', relation: 'deposit', createdAt: 1 },
    { key: 'deposit/receipt', from: 'deposit', to: 'receipt', relation: 'receipt', createdAt: 2 },
  ],
  marks: [{ id: 'invoice', name: 'paid', markedAt: 5 }],
  numbers: [
    {
      key: '1 · F/F-2026-0042',
      series: '1 · F',
      number: 'F-2026-0042',
      issueDate: '2026-10-01',
      draftId: 'invoice',
    },
  ],
  sellers: [{ key: '1', value: invoice.seller, usedAt: 1 }],
};

beforeEach(emptyDevice);

test('a device of the version before loses nothing, and knows what its author said', async () => {
  const before = await openRaw(2, (db) => createVersion(db, 2));
  await putAll(before, kept);
  before.close();

  const dossier = await openTab();
  expect(await listStatuses(dossier)).toEqual([
    'quote invoiced',
    'deposit paid',
    'receipt issued',
    'invoice paid',
    'unfinished draft',
  ]);
  expect(await dossier.get('deposit')).toEqual(kept.drafts[1]);
  expect(await dossier.listNumbers()).toEqual(kept.numbers);
  expect((await dossier.findUnfinished('facture-tva'))?.id).toBe('unfinished');
  expect(await dossier.findUnfinished('devis')).toBeNull();
  const after = await openRaw(8);
  const { marks, ...others } = kept;
  const expected: Record<string, readonly unknown[]> = { ...others, milestones: marks };
  for (const [store, values] of Object.entries(expected))
    expect(new Set(await readAll(after, store)), store).toEqual(new Set(values));
  after.close();
});

test('a device of the first version knows what was issued', async () => {
  const before = await openRaw(1, (db) => createVersion(db, 1));
  const draft = { id: 'old', draft: invoice, rawTexts: {}, updatedAt: 5, completedAt: 5 };
  await putAll(before, { drafts: [draft] });
  before.close();
  const dossier = await openTab();
  expect(await listStatuses(dossier)).toEqual(['old issued']);
  expect((await dossier.get('old'))?.issued).toEqual({ draft: invoice, at: 5 });
});

test.each([3, 4, 5] as const)('a device of version %i loses nothing', async (version) => {
  const before = await openRaw(version, (db) => createVersion(db, version));
  const { marks, ...others } = kept;
  const payment = { id: 'p', documentId: 'deposit', amount: 1, corrects: null };
  const conflict = { id: 'invoice', draft: kept.drafts[3], version: 1, changedAt: '' };
  const values: Record<string, readonly unknown[]> = {
    ...{ ...others, milestones: marks },
    ...(version === 5 && { payments: [payment], conflicts: [conflict] }),
  };
  await putAll(before, values);
  before.close();

  const dossier = await openTab();
  expect(await dossier.get('deposit')).toEqual(kept.drafts[1]);
  expect(await listStatuses(dossier)).toContain('invoice paid');
  expect((await dossier.findUnfinished('facture-tva'))?.id).toBe('unfinished');
  const after = await openRaw(8);
  for (const [store, all] of Object.entries(values))
    expect(new Set(await readAll(after, store)), store).toEqual(new Set(all));
  after.close();
});

test.each([1, 2, 3, 4, 5] as const)('version %i becomes what a new device has', async (version) => {
  const describeDevice = async () => {
    await (await openTab()).listNumbers();
    const db = await openRaw(8);
    const stores = describeStores(db);
    db.close();
    return stores;
  };
  const fresh = await describeDevice();
  expect(Object.keys(fresh)).toContain('sends');
  emptyDevice();
  const before = await openRaw(version, (db) => createVersion(db, version));
  before.close();
  expect(await describeDevice()).toEqual(fresh);
});

test('a tab of the version before lets a new one in, and neither waits for ever', async () => {
  const old = await openRaw(2, (db) => createVersion(db, 2));
  await putAll(old, { drafts: kept.drafts });
  // Like its pages did: a connection asked to close is closed.
  old.onversionchange = () => old.close();
  const dossier = await openTab();
  expect(await listStatuses(dossier)).toHaveLength(5);
  await expect(openRaw(2)).rejects.toThrow('version');
});

test('this tab lets one of a later version in, then says that it is refused', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  const later = await openRaw(9);
  expect(await readAll(later, 'drafts')).toHaveLength(1);
  await expect(dossier.get('invoice')).rejects.toThrow('version');
  await expect(dossier.save(keep('other', invoice))).rejects.toThrow('version');
  later.close();
});
