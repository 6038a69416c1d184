import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccount } from '#app/data/account/dossier/open-account.test.support.ts';
import { stampOfDraft } from '#app/data/account/dossier/stamps.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import { convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { noteChange, pushStatuses } from './push-statuses.ts';

const invoice = requireDraft(samples.menuisier);
const avoir = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-20' });

test('what an avoir makes of its invoice is told once, and again after a failure', async () => {
  const server = openAccount('zoe');
  const db = await openBrowserDatabase();
  for (const [id, draft] of [['invoice', invoice] as const, ['avoir', avoir] as const]) {
    const stored = issued(id, draft);
    await db.put('drafts', stored);
    await db.put('synced', { key: `doc/${id}`, stamp: stampOfDraft(stored), version: 1 });
  }
  await db.put('drafts', issued('elsewhere', invoice));
  await db.put('links', {
    ...{ key: 'invoice/avoir', from: 'invoice', to: 'avoir' },
    ...{ relation: 'credit', createdAt: 1 },
  });
  expect(await pushStatuses()).toBeNull();
  expect(server.calls).toEqual([]);

  noteChange('avoir', 'elsewhere');
  server.answer = () => Response.json({ code: '', message: '' }, { status: 503 });
  expect(await pushStatuses()).not.toBeNull();
  server.calls = [];
  server.answer = () => Response.json(2);
  expect(await pushStatuses()).toBeNull();
  expect(server.calls.map(({ body }) => body)).toEqual([
    { p_statuses: { avoir: 'issued', invoice: 'cancelled' } },
  ]);

  server.calls = [];
  noteChange('invoice');
  expect(await pushStatuses()).toBeNull();
  expect(server.calls).toEqual([]);
});

test('what changes while the account answers is told next, and no version goes back', async () => {
  const server = openAccount('zoe');
  const db = await openBrowserDatabase();
  await db.put('milestones', { id: 'invoice', name: 'sent', markedAt: 1 });
  await db.delete('links', 'invoice/avoir');
  tellDevice('invoice');
  noteChange('invoice');
  const newer = { key: 'doc/invoice', stamp: 'newer', version: 2 };
  server.answer = async () => {
    await db.put('synced', newer);
    await db.delete('milestones', 'invoice');
    tellDevice('invoice');
    noteChange('invoice', 'avoir');
    return Response.json(1);
  };
  await pushStatuses();
  expect(await db.get('synced', 'doc/invoice')).toEqual(newer);
  server.calls = [];
  server.answer = () => Response.json(1);
  noteChange('avoir');
  await pushStatuses();
  expect(server.calls.map(({ body }) => body)).toEqual([{ p_statuses: { invoice: 'issued' } }]);
});

function issued(id: string, draft: Draft) {
  return { id, draft, rawTexts: {}, updatedAt: 1, completedAt: 1, issued: { draft, at: 1 } };
}
