import { dossier } from '#app/data/dossier.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { toMadeReminder } from '#documents/dossier';
import type { EarlierReminder, InvoiceForm } from './form.ts';
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

/** Takes one that never left out of its invoice, once the device has forgotten it. */
export async function takeOutReminder(
  { id, documentId }: InvoiceForm,
  made: EarlierReminder,
): Promise<void> {
  try {
    if (documentId !== '') await dossier.forgetReminder(toMadeReminder(documentId, made));
  } catch {
    showToast('La relance n’a pas été retirée.', {
      tone: 'error',
      detail: 'Ce navigateur n’enregistre plus\u00a0: libérez de la place, puis recommencez.',
    });
    return;
  }
  changeReminderForm(({ invoices }) => ({
    invoices: invoices.map((one) =>
      one.id === id ? { ...one, reminders: without(one.reminders, made) } : one,
    ),
  }));
}

/** Made again on the same day, it is still one. */
function addReminder(
  reminders: readonly EarlierReminder[],
  level: EarlierReminder['level'],
  date: string,
): EarlierReminder[] {
  return [...without(reminders, { level, date }), { level, date }].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}

function without(
  reminders: readonly EarlierReminder[],
  { level, date }: EarlierReminder,
): EarlierReminder[] {
  return reminders.filter((one) => one.level !== level || one.date !== date);
}
