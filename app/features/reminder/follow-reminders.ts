import { dossier } from '#app/data/dossier.ts';
import { earlierRemindersOf } from './add-document.ts';
import { changeReminderForm, formStore } from './form-store.ts';

/**
 * Takes up the reminders of the invoices of the form that another device or tab has noted. Returns
 * a function that stops it.
 */
export function followReminders(): () => void {
  for (const { documentId } of formStore.get().form.invoices) takeUp(documentId);
  return dossier.watch(takeUp);
}

async function takeUp(id: string): Promise<void> {
  if (id === '' || !isClaimed(id)) return;
  // A refusing store is told when the next reminder is made.
  const node = await dossier.getNode(id).catch(() => null);
  if (!node || !isClaimed(id)) return;
  const reminders = earlierRemindersOf(node);
  const { invoices } = formStore.get().form;
  changeReminderForm({
    invoices: invoices.map((one) => (one.documentId === id ? { ...one, reminders } : one)),
  });
}

function isClaimed(id: string): boolean {
  return formStore.get().form.invoices.some(({ documentId }) => documentId === id);
}
