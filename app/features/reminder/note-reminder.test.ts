import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { createInvoiceForm } from './form.ts';
import { changeReminderForm, formStore } from './form-store.ts';
import { takeOutReminder } from './note-reminder.ts';

stubServer();
const firm = { level: 'firm', date: '2026-11-20' } as const;
const friendly = { level: 'friendly', date: '2026-11-06' } as const;
const late = { ...createInvoiceForm(), documentId: 'late', reminders: [friendly, firm] };

test('a reminder leaves the form once the device has forgotten it', async () => {
  changeReminderForm({ invoices: [late] });
  const forgets: (() => void)[] = [];
  const forgotten = new Promise<void>((resolve) => forgets.push(resolve));
  const asked = vi.spyOn(dossier, 'forgetReminder').mockReturnValue(forgotten);
  const taken = takeOutReminder(late, firm);
  expect(listReminders()).toEqual([friendly, firm]);
  forgets[0]?.();
  await taken;
  expect(listReminders()).toEqual([friendly]);
  asked.mockRestore();
});

test('a reminder that the device cannot forget stays in the form', async () => {
  changeReminderForm({ invoices: [late] });
  const full = vi.spyOn(dossier, 'forgetReminder').mockRejectedValue(new DOMException('Full'));
  await takeOutReminder(late, firm);
  expect(listReminders()).toEqual([friendly, firm]);
  full.mockRestore();
});

test('a reminder of an invoice that is on no device leaves the form', async () => {
  const typed = { ...late, documentId: '' };
  changeReminderForm({ invoices: [typed] });
  await takeOutReminder(typed, friendly);
  expect(listReminders()).toEqual([firm]);
});

function listReminders() {
  return formStore.get().form.invoices.flatMap(({ reminders }) => reminders);
}
