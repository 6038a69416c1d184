import 'fake-indexeddb/auto';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { toasterRequest } from '#app/ui/toasts/toaster-request.ts';
import { cents } from '#documents';
import { outstandingAmount, theCredit } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { nameCredit } from './name-credit.ts';
import { notePaidBack, noteSetOffs } from './note-credit.ts';
import { readCredits, readOpenCredit, readUsable } from './read-credits.ts';
import { takeBackSetOff } from './take-back-set-off.ts';

const draft = requireDraft(samples.menuisier);
const paid = { paidOn: '2026-11-18', means: 'transfer' } as const;
const BEYOND = 1_000_00;
toasterRequest.tellMounted();

async function overpay(): Promise<void> {
  for (const id of ['first', 'second']) {
    const content = { ...draft, number: `F-${id}` };
    const issued = { draft: content, at: 1 };
    await dossier.save({ id, draft: content, rawTexts: {}, updatedAt: 1, completedAt: 1, issued });
  }
  const amount = cents(4_707_00 + BEYOND);
  const entry = { id: crypto.randomUUID(), documentId: 'first', amount, note: '', corrects: null };
  await dossier.pay({ ...entry, ...paid });
}

async function requireOpen() {
  const open = await readOpenCredit('first');
  if (!open) throw new Error('No credit');
  return open;
}

async function dueOnSecond(): Promise<number> {
  const node = await dossier.getNode('second');
  return node ? outstandingAmount(node) : 0;
}

test('a credit is set off in part, twice, paid back in part, and all is taken back', async () => {
  await overpay();
  const { credit, payable } = await requireOpen();
  expect(nameCredit(credit)).toBe('Trop-perçu de la facture F-first');
  expect(payable.map(({ id }) => id)).toEqual(['second']);
  for (const amount of [300_00, 200_00]) {
    const { credit: now, payable: open } = await requireOpen();
    const [invoice] = open;
    if (invoice) await noteSetOffs(now, [{ invoice, amount: cents(amount) }]);
  }
  expect(await dueOnSecond()).toBe(4_207_00);
  expect((await readUsable('second')).map(({ left }) => left)).toEqual([500_00]);
  await notePaidBack((await requireOpen()).credit, { ...paid, amount: cents(450_00) });
  expect((await requireOpen()).credit).toMatchObject({
    ...{ amount: BEYOND, used: 500_00, paidBack: 450_00, left: 50_00 },
  });
  const [setOff] = (await dossier.getNode('second'))?.setOffs ?? [];
  expect(setOff && theCredit(setOff.source)).toBe('le trop-perçu de la facture F-first');
  if (setOff?.link) await takeBackSetOff(setOff.link);
  expect(await dueOnSecond()).toBe(4_707_00);
  expect((await requireOpen()).credit.left).toBe(550_00);
  expect(await readCredits()).toMatchObject([{ left: 550_00, isPayable: true }]);
});

test('what was settled meanwhile elsewhere is neither lost nor given twice', async () => {
  const stale = await requireOpen();
  const [invoice] = stale.payable;
  if (!invoice) throw new Error('Nothing to lower');
  const part = (amount: number) => [{ invoice, amount: cents(amount) }];
  await noteSetOffs(stale.credit, part(300_00));
  await noteSetOffs(stale.credit, part(200_00));
  expect((await requireOpen()).credit).toMatchObject({ used: 500_00, left: 50_00 });
  await noteSetOffs(stale.credit, part(100_00));
  await notePaidBack(stale.credit, { ...paid, amount: cents(550_00) });
  expect((await requireOpen()).credit).toMatchObject({ used: 500_00, paidBack: 450_00 });
  const refusals = listToasts().filter(({ title }) => title === 'Rien n’a été noté');
  expect(refusals).toHaveLength(2);
});

test('« Annuler » takes back what it told, and leaves what was set off since', async () => {
  const stale = await requireOpen();
  const [invoice] = stale.payable;
  if (!invoice) throw new Error('Nothing to lower');
  await noteSetOffs(stale.credit, [{ invoice, amount: cents(20_00) }]);
  await noteSetOffs(stale.credit, [{ invoice, amount: cents(30_00) }]);
  const told = await vi.waitUntil(() =>
    listToasts().find(({ description }) => String(description).startsWith('20,00')),
  );
  const { action } = told;
  if (action && typeof action === 'object' && 'onClick' in action) action.onClick({} as never); // no event is read
  await expect.poll(async () => (await requireOpen()).credit.used).toBe(530_00);
});

function listToasts() {
  return toast.getHistory().flatMap((one) => ('title' in one ? [one] : []));
}
