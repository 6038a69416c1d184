import { expect, test } from 'vitest';
import { cents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildChain } from './build-chain.ts';
import type { DocumentLink } from './document-link.ts';
import type { MadeReminder } from './made-reminder.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { summarize } from './summarize.ts';

const today = '2026-11-20';
const invoice = requireDraft(samples.menuisier);

test('payments and reminders come oldest first, payments of one day by their ids', () => {
  const { add, documents } = makeDossier(today);
  add('invoice', invoice);
  const pay = (id: string, paidOn: string) => ({
    ...{ id, documentId: 'invoice', amount: cents(100), paidOn },
    ...({ means: 'cash', note: '', corrects: null } as const),
  });
  const remind = (date: string) => ({ documentId: 'invoice', date }) as MadeReminder;
  const chain = buildChain(
    {
      ...{ summaries: documents.map(summarize), links: [], milestones: [] },
      payments: [pay('c', '2026-11-02'), pay('b', '2026-11-01'), pay('a', '2026-11-02')],
      reminders: [remind('2026-11-19'), remind('2026-11-12')],
    },
    today,
  );
  const node = chain.get('invoice');
  expect(node?.payments.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(node?.paid).toBe(300);
  expect(node?.reminders.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-19']);
});

test('links of one moment are in the order of their keys, and a deleted document leaves its name', () => {
  const { add, links, node } = makeDossier(today);
  add('invoice', invoice);
  const link = (to: string, changes: Partial<DocumentLink> = {}): void => {
    const how = { from: 'invoice', relation: 'credit', createdAt: 5 } as const;
    links.push({ key: to, to, ...how, ...changes });
  };
  const deleted = { number: 'A-1', issueDate: today, kind: 'avoir', subtype: 'standard' } as const;
  link('b');
  link('a', { deleted: { to: deleted } });
  link('z', { createdAt: 4 });
  const end = { relation: 'credit', paymentId: null, setOff: null, node: null };
  expect(node('invoice').followers).toEqual([
    { ...end, id: 'z', linkedAt: 4, deleted: null },
    { ...end, id: 'a', linkedAt: 5, deleted },
    { ...end, id: 'b', linkedAt: 5, deleted: null },
  ]);
});
