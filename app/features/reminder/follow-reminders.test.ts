import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { toMadeReminder } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { followReminders } from './follow-reminders.ts';
import { createInvoiceForm } from './form.ts';
import { changeReminderForm, formStore } from './form-store.ts';

stubServer();
const firm = { level: 'firm', date: '2026-11-20' } as const;

test('an open form takes up what was noted elsewhere of its invoices, until it is left', async () => {
  await dossier.save({
    ...{ id: 'late', draft: requireDraft(samples.menuisier), rawTexts: {}, updatedAt: 1 },
  });
  const made = toMadeReminder('late', firm);
  await dossier.noteReminders([made]);
  const typed = { ...createInvoiceForm(), reminders: [{ ...firm, date: '2026-11-01' }] };
  changeReminderForm({ invoices: [{ ...createInvoiceForm(), documentId: 'late' }, typed] });
  const stop = followReminders();
  await vi.waitFor(() => expect(listReminders()).toEqual([[firm], typed.reminders]));
  await dossier.forgetReminder(made);
  await vi.waitFor(() => expect(listReminders()).toEqual([[], typed.reminders]));
  stop();
  await dossier.noteReminders([made]);
  await dossier.getNode('late');
  expect(listReminders()).toEqual([[], typed.reminders]);
});

function listReminders() {
  return formStore.get().form.invoices.map(({ reminders }) => reminders);
}
