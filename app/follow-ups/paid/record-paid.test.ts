import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { cents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { recordPaid, takeBackPaid } from './record-paid.ts';

const draft = requireDraft(samples.menuisier);
const paid = { paidOn: '2026-11-18', means: 'cheque' } as const;

function wholeOf(ids: readonly string[]) {
  return ids.map((documentId) => ({ documentId }));
}

async function statusesOf(ids: readonly string[]): Promise<(string | undefined)[]> {
  const nodes = await Promise.all(ids.map((id) => dossier.getNode(id)));
  return nodes.map((node) => node?.status.name);
}

test('several documents are paid on one day by one means, each once, and it can be undone', async () => {
  const ids = ['first', 'second', 'gone'];
  for (const [index, id] of ids.slice(0, 2).entries()) {
    const content = { ...draft, number: `F-2026-000${index}` };
    const issued = { draft: content, at: 1 };
    await dossier.save({ id, draft: content, rawTexts: {}, updatedAt: 1, completedAt: 1, issued });
  }
  const { recorded } = await recordPaid(wholeOf(ids), paid);
  expect(recorded).toMatchObject([
    { documentId: 'first', amount: 470_700, ...paid },
    { documentId: 'second', amount: 470_700, ...paid },
  ]);
  expect(await statusesOf(['first', 'second'])).toEqual(['paid', 'paid']);
  expect(await recordPaid(wholeOf(ids), paid)).toEqual({ recorded: [], isRefused: false });

  await takeBackPaid(recorded);
  await takeBackPaid(recorded);
  expect(await statusesOf(['first', 'second'])).toEqual(['issued', 'issued']);
  const again = await recordPaid(wholeOf(['second']), paid);
  expect(again.recorded.map(({ amount }) => amount)).toEqual([470_700]);
});

test('what was recorded before the device refused can still be undone', async () => {
  for (const [index, id] of ['kept', 'refused'].entries()) {
    const content = { ...draft, number: `F-2026-001${index}` };
    const issued = { draft: content, at: 1 };
    await dossier.save({ id, draft: content, rawTexts: {}, updatedAt: 1, completedAt: 1, issued });
  }
  const { pay } = dossier;
  const full = vi.spyOn(dossier, 'pay').mockImplementation(async (payment) => {
    if (payment.documentId === 'refused') throw new DOMException('Full', 'QuotaExceededError');
    await pay(payment);
  });
  const { recorded, isRefused } = await recordPaid(wholeOf(['kept', 'refused']), paid);
  full.mockRestore();
  expect(isRefused).toBe(true);
  expect(recorded).toMatchObject([{ documentId: 'kept', amount: 470_700 }]);
  await takeBackPaid(recorded);
  expect(await statusesOf(['kept', 'refused'])).toEqual(['issued', 'issued']);
});

test('a payment that another tab has recorded meanwhile is not recorded again', async () => {
  const issued = { draft: { ...draft, number: 'F-2026-0030' }, at: 1 };
  const stored = { draft: issued.draft, rawTexts: {}, updatedAt: 1, completedAt: 1, issued };
  await dossier.save({ id: 'tabs', ...stored });
  const receive = (most: number, known: readonly string[]) =>
    recordPaid([{ documentId: 'tabs', most: cents(most), known }], paid);
  const first = await receive(700, []);
  expect((await receive(700, [])).recorded).toEqual([]);
  expect((await receive(800, [])).recorded).toHaveLength(1);
  // Less than that is due now: it is the same money still.
  await receive(468_400, []);
  expect((await receive(800, [])).recorded).toEqual([]);
  // The line is another one where the first was known.
  const known = first.recorded.map(({ id }) => id);
  expect((await receive(700, known)).recorded).toHaveLength(1);
  await takeBackPaid(first.recorded);
  const later = [{ documentId: 'tabs', most: cents(700), known: [] }];
  expect((await recordPaid(later, { ...paid, paidOn: '2026-11-19' })).recorded).toHaveLength(1);
});

test('what came in pays a part, and never more than is due', async () => {
  const issued = { draft: { ...draft, number: 'F-2026-0020' }, at: 1 };
  const stored = { draft: issued.draft, rawTexts: {}, updatedAt: 1, completedAt: 1, issued };
  await dossier.save({ id: 'part', ...stored });
  const receive = (most: number) =>
    recordPaid([{ documentId: 'part', most: cents(most) }], { ...paid, means: 'transfer' });
  expect((await receive(700)).recorded).toMatchObject([{ amount: 700, means: 'transfer' }]);
  expect(await statusesOf(['part'])).toEqual(['partly-paid']);
  expect((await receive(500_000)).recorded).toMatchObject([{ amount: 470_000 }]);
  expect((await receive(1)).recorded).toEqual([]);
});

test('two tabs that pay a document at the same moment pay it once', async () => {
  const issued = { draft: { ...draft, number: 'F-2026-0040' }, at: 1 };
  const stored = { draft: issued.draft, rawTexts: {}, updatedAt: 1, completedAt: 1, issued };
  await dossier.save({ id: 'moment', ...stored });
  const both = await Promise.all([
    recordPaid(wholeOf(['moment']), paid),
    recordPaid(wholeOf(['moment']), paid),
  ]);
  expect(both.flatMap(({ recorded }) => recorded)).toHaveLength(1);
});
