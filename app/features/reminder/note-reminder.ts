import { dossier } from '#app/data/dossier.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { toMadeReminder } from '#documents/dossier';
import type { EarlierReminder } from './form.ts';
import { changeReminderForm, formStore } from './form-store.ts';
import { claimOf, type ReadReminder } from './read-form.ts';

/** Keeps a letter or an e-mail that was made in the history of each invoice that it claims. */
export async function noteReminder(read: ReadReminder): Promise<void> {
  const { level, date } = read.reminder;
  const { invoices } = formStore.get().form;
  const claimed = invoices.filter(({ id }) => claimOf(read, id) !== undefined);
  changeReminderForm({
    invoices: invoices.map((one) =>
      claimed.includes(one) ? { ...one, reminders: addReminder(one.reminders, level, date) } : one,
    ),
  });
  const made = claimed
    .filter(({ documentId }) => documentId !== '')
    .map(({ documentId }) => toMadeReminder(documentId, { level, date }));
  await dossier.noteReminders(made).catch(() =>
    showToast('La relance n’a pas été gardée avec la facture.', {
      tone: 'error',
      detail: 'Ce navigateur n’enregistre plus\u00a0: notez sa date.',
    }),
  );
}

/** Made again on the same day, it is still one. */
function addReminder(
  reminders: readonly EarlierReminder[],
  level: EarlierReminder['level'],
  date: string,
): EarlierReminder[] {
  const others = reminders.filter((one) => one.level !== level || one.date !== date);
  return [...others, { level, date }].sort((a, b) => a.date.localeCompare(b.date));
}
