import { expect, test } from 'vitest';
import {
  EMPTY_REMINDER_FORM,
  type InvoiceForm,
  isEmptyForm,
  type ReminderForm,
  readKeptReminderForm,
} from './form.ts';
import { claimOf, readForm } from './read-form.ts';

const TODAY = '2026-07-31';
const invoice: InvoiceForm = {
  ...{ id: 'a', number: 'F-1', issueDate: '01/05/2026', dueDate: '31/05/2026' },
  ...{ documentId: '', amount: '2 400,00', percent: '', payments: [], reminders: [], deducted: [] },
};
const form: ReminderForm = {
  ...EMPTY_REMINDER_FORM,
  invoices: [invoice],
  seller: { ...EMPTY_REMINDER_FORM.seller, name: 'Lefèvre' },
  buyer: { ...EMPTY_REMINDER_FORM.buyer, name: 'Garance' },
};

test('what is typed becomes a reminder, its level from the days of delay', () => {
  const read = readForm(form, TODAY);
  expect(read.errors.size).toBe(0);
  expect(read.reminder).toMatchObject({
    level: 'formal-notice',
    claimsPenalties: true,
    date: TODAY,
  });
  expect(claimOf(read, 'a')?.amounts).toMatchObject({ interestDue: 4925, totalDue: 248_925 });
  expect(readForm({ ...form, date: '05/06/2026' }, TODAY).reminder).toMatchObject({
    ...{ level: 'friendly', claimsPenalties: false },
  });
});

test('what cannot be read is told, and what is missing only waits', () => {
  const wrong = { ...invoice, dueDate: 'bientôt', amount: '-5', issueDate: '32/01/2026' };
  const { errors, reminder } = readForm({ ...form, invoices: [wrong], responseDays: '0' }, TODAY);
  expect(reminder.invoices).toEqual([]);
  expect([...errors.keys()]).toEqual([
    ...['invoices.a.dueDate', 'invoices.a.amount', 'invoices.a.issueDate', 'responseDays'],
  ]);
  const empty = readForm(EMPTY_REMINDER_FORM, TODAY).errors;
  expect([...empty.values()].every(({ isMissing }) => isMissing)).toBe(true);
  expect([...empty.keys()]).toContain('buyer.name');
});

test('a value that is not what its field says is told, and an IBAN loses its spaces', () => {
  const { seller, buyer } = form;
  const wrong = readForm(
    {
      ...form,
      seller: { ...seller, email: 'pas un mail', phone: 'bientôt', iban: 'FR14', siren: '123' },
      buyer: { ...buyer, address: { ...buyer.address, postalCode: '7501' } },
    },
    TODAY,
  );
  expect([...wrong.errors.keys()].toSorted()).toEqual([
    ...['buyer.address.postalCode', 'seller.email', 'seller.iban', 'seller.phone'],
  ]);
  expect([...wrong.errors.values()].every(({ isMissing }) => !isMissing)).toBe(true);
  const iban = 'FR14 2004 1010 0505 0001 3M02 606';
  const right = readForm({ ...form, seller: { ...seller, iban } }, TODAY);
  expect(right.errors.size).toBe(0);
  expect(right.reminder.seller.iban).toBe('FR1420041010050500013M02606');
});

test('the reminders that an invoice had are known to the letter', () => {
  const reminders = [{ level: 'friendly', date: '2026-06-08' } as const];
  const { reminder } = readForm({ ...form, invoices: [{ ...invoice, reminders }] }, TODAY);
  expect(reminder.invoices[0]?.remindedOn).toEqual(['2026-06-08']);
});

test('a payment half typed is left out, and told', () => {
  const payments = [
    { id: 'p', date: '15/06/2026', amount: '500' },
    { id: 'q', date: '', amount: '100' },
  ];
  const { reminder, errors } = readForm({ ...form, invoices: [{ ...invoice, payments }] }, TODAY);
  expect(reminder.invoices[0]?.payments).toEqual([{ date: '2026-06-15', amount: 50_000 }]);
  expect(errors.get('invoices.a.q.date')?.isMissing).toBe(true);
});

test('what the device kept comes back, and what it never was does not', () => {
  expect(readKeptReminderForm(JSON.parse(JSON.stringify(form)))).toEqual({
    ...form,
    style: expect.objectContaining({ accent: '#1C5D4A' }),
  });
  const { documentId: _documentId, reminders: _reminders, ...ofBefore } = invoice;
  expect(readKeptReminderForm({ ...form, invoices: [ofBefore] })?.invoices).toEqual([invoice]);
  expect(readKeptReminderForm({ ...form, invoices: [] })).toBeNull();
  expect(readKeptReminderForm({ ...form, seller: 3 })).toBeNull();
  expect(readKeptReminderForm('form')).toBeNull();
});

test('a form is empty until something of a debt is typed', () => {
  expect(isEmptyForm(EMPTY_REMINDER_FORM)).toBe(true);
  expect(isEmptyForm({ ...EMPTY_REMINDER_FORM, seller: form.seller })).toBe(true);
  expect(isEmptyForm(form)).toBe(false);
});
