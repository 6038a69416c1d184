import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { DossierStore } from '#app/data/dossier-store.ts';
import {
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToInvoice,
  type Draft,
} from '#documents';
import type { DossierQuery } from '#documents/dossier';
import { buildChain } from '#documents/dossier/build-chain.ts';
import type { DocumentLink } from '#documents/dossier/document-link.ts';
import { toMadeReminder } from '#documents/dossier/made-reminder.ts';
import { payRest } from '#documents/dossier/payments/pay-rest.ts';
import { SUMMARY_VERSION, summarize } from '#documents/dossier/summarize.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import {
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
const stamp = { number: 'X-1', today: '2026-11-20' };
const receipt = convertInvoiceToReceipt(invoice, stamp);
const credit = convertInvoiceToCredit(invoice, { ...stamp, number: 'A-1' });

beforeEach(emptyDevice);

test('what is listed follows what is saved, said, removed and restored', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice, { isUnissued: true }));
  expect(await listStatuses(dossier)).toEqual(['invoice draft']);
  await dossier.save(keep('invoice', invoice));
  expect(await listStatuses(dossier)).toEqual(['invoice issued']);
  await dossier.mark('invoice', 'paid');
  expect(await listStatuses(dossier)).toEqual(['invoice paid']);
  await dossier.mark('invoice', null);
  await dossier.saveLinked([keep('receipt', receipt)], [link('invoice', 'receipt', 'receipt')]);
  expect(await listStatuses(dossier)).toEqual(['invoice paid', 'receipt issued']);
  const removed = await dossier.remove('receipt');
  expect(await listStatuses(dossier)).toEqual(['invoice issued']);
  const node = await dossier.getNode('invoice');
  expect(node?.followers).toMatchObject([{ node: null, deleted: { number: 'X-1' } }]);
  if (removed) await dossier.restore(removed);
  expect(await listStatuses(dossier)).toEqual(['invoice paid', 'receipt issued']);
  expect(await dossier.remove('nothing')).toBeNull();
});

test('the payments of an invoice go and come back with it', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  const [unpaid] = await dossier.listSummaries();
  const paid = { id: 'p', paidOn: '2026-11-18', means: 'cash' } as const;
  const payment = unpaid && payRest(unpaid, paid);
  if (!payment) throw new Error('Nothing is due');
  await dossier.pay(payment);
  expect(await listStatuses(dossier)).toEqual(['invoice paid']);
  const removed = await dossier.remove('invoice');
  expect(removed?.payments).toEqual([payment]);
  await dossier.save(keep('invoice', invoice));
  expect(await listStatuses(dossier)).toEqual(['invoice issued']);
  if (removed) await dossier.restore(removed);
  expect((await dossier.getNode('invoice'))?.payments).toEqual([payment]);
  expect(await listStatuses(dossier)).toEqual(['invoice paid']);
});

test('the reminders of an invoice are kept with it, go and come back with it', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  await dossier.save(keep('receipt', receipt));
  const firm = toMadeReminder('invoice', { level: 'firm', date: '2026-06-22' });
  const friendly = toMadeReminder('invoice', { level: 'friendly', date: '2026-06-08' });
  await dossier.noteReminders([firm, friendly]);
  await dossier.noteReminders([firm]);
  const remindersOf = async (id: string) => (await dossier.getNode(id))?.reminders;
  expect(await remindersOf('invoice')).toEqual([friendly, firm]);
  expect(await remindersOf('receipt')).toEqual([]);
  const removed = await dossier.remove('invoice');
  await dossier.save(keep('invoice', invoice));
  expect(await remindersOf('invoice')).toEqual([]);
  if (removed) await dossier.restore(removed);
  expect(await remindersOf('invoice')).toEqual([friendly, firm]);
  await dossier.forgetReminder(firm);
  expect(await remindersOf('invoice')).toEqual([friendly]);
});

test('what was written since a deletion stays when it is undone, with what stood around it', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  await dossier.mark('invoice', 'paid');
  await dossier.saveLinked([keep('receipt', receipt)], [link('invoice', 'receipt', 'receipt')]);
  const removed = await dossier.remove('invoice');
  const newer = keep('invoice', { ...invoice, subject: 'Autre' }, { at: 2 });
  await dossier.save(newer);
  if (removed) await dossier.restore(removed);
  expect(await dossier.get('invoice')).toEqual(newer);
  expect(await listStatuses(dossier)).toEqual(['invoice paid', 'receipt issued']);
  // Nor is what was said of it since.
  await dossier.mark('invoice', 'sent');
  if (removed) await dossier.restore(removed);
  expect((await dossier.getNode('invoice'))?.milestone).toBe('sent');
});

test('whatever was done, summaries say what the documents say', async () => {
  const dossier = await openTab();
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      for (const id of IDS) await dossier.remove(id);
      for (const step of steps) await STEPS[step.act](dossier, step);
      await expectTrue(dossier);
    }),
    { numRuns: 25 },
  );
});

test('a summary is kept once made, and goes in the transaction of the next save', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  const raw = await openRaw(8);
  expect(await readAll(raw, 'summaries')).toEqual([]);
  await listStatuses(dossier);
  const [kept] = await readAll(raw, 'summaries');
  const version = SUMMARY_VERSION;
  expect(kept).toEqual({ ...summarize(keep('invoice', invoice)), version });
  await dossier.save(keep('invoice', { ...invoice, subject: 'Autre' }));
  expect(await readAll(raw, 'summaries')).toEqual([]);
  raw.close();
});

test('a summary of another version of the site is made again', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  const raw = await openRaw(8);
  const wrong = { ...summarize(keep('invoice', quote)), version: SUMMARY_VERSION - 1 };
  await putAll(raw, { summaries: [wrong] });
  raw.close();
  expect((await dossier.getNode('invoice'))?.number).toBe(invoice.number);
});

test('a change of another tab is told, and read', async () => {
  const [here, there] = [await openTab(), await openTab()];
  await here.save(keep('invoice', invoice));
  expect(await listStatuses(here)).toEqual(['invoice issued']);
  const told = new Promise<string>((resolve) => {
    here.watchOthers(resolve);
  });
  await there.mark('invoice', 'paid');
  expect(await told).toBe('invoice');
  expect(await listStatuses(here)).toEqual(['invoice paid']);
});

test('filters say which documents, a page says how many', async () => {
  const dossier = await openTab();
  await dossier.save(keep('quote', quote, { at: 2 }));
  await dossier.save(keep('invoice', invoice, { at: 1 }));
  const query = {
    ...{ search: '', kinds: [], statuses: [], page: 1 },
    ...{ sort: 'recent' as const, isDescending: true },
  };
  expect(await dossier.list({ ...query, kinds: ['devis'] })).toMatchObject({
    ...{ total: 2, matchCount: 1, pageCount: 1 },
    ...{ kinds: ['devis', 'facture-tva'], statuses: ['issued'] },
  });
  expect(await dossier.listMatches({ ...query, search: 'f-2026-0042' })).toEqual(['invoice']);
});

test('sums are of the client and the seller that the list is of, and of them alone', async () => {
  const dossier = await openTab();
  const other = { ...invoice, number: 'F-2', buyer: { ...invoice.buyer, name: 'Autre client' } };
  await dossier.save(keep('invoice', invoice));
  await dossier.save(keep('other', other));
  const query = {
    ...{ search: '', kinds: [], statuses: [], page: 1 },
    ...{ sort: 'recent' as const, isDescending: true },
  };
  const count = async (change: Partial<DossierQuery>) =>
    (await dossier.list({ ...query, ...change }))?.sums.due.count;
  expect(await count({})).toBe(2);
  expect(await count({ client: 'Autre client' })).toBe(1);
  expect(await count({ seller: 'nobody' })).toBe(0);
  expect(await count({ search: 'autre client' })).toBe(2);
});

test('what comes from a file is tied to what it names, and taken back', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  const ties = await dossier.saveTied([keep('credit', credit)]);
  expect(await listStatuses(dossier)).toEqual(['invoice cancelled', 'credit issued']);
  await dossier.saveLinked([keep('receipt', receipt)], [link('invoice', 'receipt', 'receipt')]);
  await dossier.takeBack(['credit'], ties);
  expect(await listStatuses(dossier)).toEqual(['invoice paid', 'receipt issued']);
  expect((await dossier.getNode('invoice'))?.followers).toHaveLength(1);
  await dossier.takeBack([], { links: [{ key: 'invoice/receipt' }], replaced: [] });
  expect((await listStatuses(dossier)).sort()).toEqual(['invoice issued', 'receipt issued']);
});

test('a document that is finished is tied to what it names, once', async () => {
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  await dossier.save(keep('credit', credit));
  expect((await listStatuses(dossier)).sort()).toEqual(['credit issued', 'invoice issued']);
  for (const id of ['credit', 'credit', 'nothing']) await dossier.tie(id);
  expect(await listStatuses(dossier)).toEqual(['invoice cancelled', 'credit issued']);
  expect((await dossier.findTwin({ ...invoice, subject: 'Autre' }))?.id).toBe('invoice');
  expect(await dossier.findTwin(quote)).toBeNull();
});

test('numbers come after those given, and after those that wait for their file', async () => {
  const dossier = await openTab();
  const made = { ...convertQuoteToInvoice(quote, stamp), number: '' };
  const given = { series: summarize(keep('', made)).series, draftId: 'one' };
  await dossier.giveNumber({ ...given, number: 'F-2026-0007', issueDate: '2026-11-01' });
  expect(await dossier.nextNumbers([made, made], '2026-11-20')).toEqual([
    'F-2026-0008',
    'F-2026-0009',
  ]);
  await dossier.save(keep('quote', quote));
  const waiting = { ...made, number: 'F-2026-0008' };
  const links = [link('quote', 'waiting', 'invoice')];
  await dossier.saveLinked([keep('waiting', waiting, { isUnissued: true })], links);
  expect(await dossier.nextNumbers([made], '2026-11-20')).toEqual(['F-2026-0009']);
});

test('two tabs never give one number to two documents', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (const id of ['one', 'other', 'third']) await one.save(keep(id, invoice));
  const want = (draftId: string, number = 'F-2026-0003') => ({
    ...{ series: 'seller · F', issueDate: '2026-11-20' },
    ...{ number, draftId },
  });
  const propose = (given: readonly { number: string }[]) => `F-2026-000${given.length + 3}`;
  const taken = [one.takeNumber(want('one'), propose), other.takeNumber(want('other'), propose)];
  expect((await Promise.all(taken)).sort()).toEqual(['F-2026-0003', 'F-2026-0004']);
  const given = await one.listNumbers();
  expect(new Set(given.map(({ draftId }) => draftId)).size).toBe(2);
  const [own] = given.filter(({ draftId }) => draftId === 'one');
  expect(await one.takeNumber(want('one', own?.number), propose)).toBe(own?.number);
  expect(await one.takeNumber(want('third'), () => 'F-2026-0004')).toBeNull();
  expect(await one.listNumbers()).toHaveLength(2);
});

test('a document that was deleted and comes back from its file has its number', async () => {
  const dossier = await openTab();
  const { series } = summarize(keep('', invoice));
  const { number, issueDate } = invoice;
  await dossier.save(keep('first', invoice));
  await dossier.giveNumber({ series, number, issueDate, draftId: 'first' });
  const back = { series, number, issueDate, draftId: 'back' };
  expect(await dossier.takeNumber(back, () => 'other')).toBe('other');
  await dossier.remove('first');
  expect(await dossier.takeNumber({ ...back, issueDate: '2026-12-01' }, () => 'next')).toBe('next');
  expect(await dossier.takeNumber(back, () => 'none')).toBe(number);
});

test('a document that the browser refuses is held for the life of the page', async () => {
  const dossier = await openTab();
  dossier.hold(keep('held', invoice));
  expect((await dossier.get('held'))?.id).toBe('held');
  const removals: string[] = [];
  dossier.watchRemovals((id) => removals.push(id));
  await dossier.remove('held');
  expect(await dossier.get('held')).toBeNull();
  expect(removals).toEqual(['held']);
});

const IDS = ['a', 'b', 'c'];
const DRAFTS = [invoice, { ...invoice, subject: 'Autre' }, receipt, quote, credit];
const anyStep = fc.record({
  act: fc.constantFrom('save', 'saveLinked', 'remove', 'removeAndRestore', 'list'),
  id: fc.constantFrom(...IDS),
  draft: fc.constantFrom(...DRAFTS),
});

type Step = { id: string; draft: Draft };
const STEPS = {
  save: (dossier: DossierStore, { id, draft }: Step) => dossier.save(keep(id, draft)),
  saveLinked: (dossier: DossierStore, { id, draft }: Step) =>
    dossier.saveLinked([keep(id, draft)], [link('a', id, 'credit')]),
  remove: (dossier: DossierStore, { id }: Step) => dossier.remove(id),
  removeAndRestore: async (dossier: DossierStore, { id }: Step) => {
    const removed = await dossier.remove(id);
    if (removed) await dossier.restore(removed);
  },
  list: (dossier: DossierStore) => listStatuses(dossier),
};

/** The list must say the same as the whole documents, links and milestones. */
async function expectTrue(dossier: DossierStore): Promise<void> {
  const raw = await openRaw(8);
  const links = (await readAll(raw, 'links')) as DocumentLink[]; // as the tests put them
  raw.close();
  const kept = await Promise.all(IDS.map((id) => dossier.get(id)));
  const summaries = kept.flatMap((stored) => (stored ? [summarize(stored)] : []));
  const chain = buildChain({ summaries, links, milestones: [] }, '2026-11-20');
  for (const id of IDS) {
    const node = await dossier.getNode(id);
    expect(node?.status).toEqual(chain.get(id)?.status);
    expect(node?.subject).toEqual(chain.get(id)?.subject);
    expect(node?.followers.length).toEqual(chain.get(id)?.followers.length);
  }
}

function link(from: string, to: string, relation: DocumentLink['relation']): DocumentLink {
  return { key: `${from}/${to}`, from, to, relation, createdAt: 1 };
}
