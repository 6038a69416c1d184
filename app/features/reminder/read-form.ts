import {
  type Cents,
  type Claim,
  compactIdentifier,
  computeClaim,
  type DraftPath,
  daysBetween,
  explainDate,
  type InvoiceClaim,
  listMistakes,
  type Percent,
  parseDate,
  parseDecimal,
  parseNumber,
  proposeLevel,
  type Reminder,
  type UnpaidInvoice,
} from '#documents';
import type { InvoiceForm, ReminderForm } from './form.ts';

/** Errors in French by field id. `isMissing`: the field is empty. */
export type ReminderErrors = ReadonlyMap<string, { text: string; isMissing: boolean }>;

export type ReadReminder = {
  reminder: Reminder;
  claim: Claim;
  /** The readable invoices of the form by id. */
  invoices: ReadonlyMap<string, { invoice: UnpaidInvoice; position: number }>;
  errors: ReminderErrors;
};

/** Unreadable texts are left out of the letter and reported. `today` is YYYY-MM-DD. */
export function readForm(form: ReminderForm, today: string): ReadReminder {
  const errors = new Map<string, { text: string; isMissing: boolean }>();
  const reader = createReader(errors, today);
  const date = reader.date('date', form.date) ?? today;
  const noticeDate = reader.date('noticeDate', form.noticeDate);
  const invoices = new Map<string, { invoice: UnpaidInvoice; position: number }>();
  for (const typed of form.invoices) {
    const invoice = readInvoice(reader, typed);
    if (invoice) invoices.set(typed.id, { invoice, position: invoices.size });
  }
  if (form.buyer.name === '') reader.fail('buyer.name', 'Indiquez votre client.', true);
  if (form.seller.name === '') reader.fail('seller.name', 'Indiquez votre nom.', true);
  const parties = { seller: withCompactIban(form.seller), buyer: form.buyer };
  for (const { path, message } of listMistakes(parties))
    if (TYPED_VALUES.includes(path)) reader.fail(path, message);
  const read = [...invoices.values()].map(({ invoice }) => invoice);
  const level =
    form.level || proposeLevel(Math.max(0, ...read.map((one) => daysBetween(one.dueDate, date))));
  const claims = form.penalties || (level === 'friendly' ? 'no' : 'yes');
  const reminder: Reminder = {
    ...{ level, date, noticeDate, invoices: read },
    ...{ ...parties, imputation: form.imputation },
    claimsPenalties: claims === 'yes',
    responseDays: reader.days('responseDays', form.responseDays),
    ...{ note: form.note.trim(), signatory: form.signatory.trim() },
  };
  return { reminder, claim: computeClaim(reminder), invoices, errors };
}

function withCompactIban(seller: ReminderForm['seller']): ReminderForm['seller'] {
  return seller.iban ? { ...seller, iban: compactIdentifier(seller.iban) } : seller;
}

/** The claim of an invoice; undefined when it is unreadable or not late. */
export function claimOf({ claim, invoices }: ReadReminder, id: string): InvoiceClaim | undefined {
  const own = invoices.get(id)?.invoice;
  return claim.invoices.find(({ invoice }) => invoice === own);
}

function readInvoice(reader: Reader, typed: InvoiceForm): UnpaidInvoice | null {
  const at = (key: string) => `invoices.${typed.id}.${key}`;
  const dueDate = reader.date(at('dueDate'), typed.dueDate, 'Indiquez l’échéance.');
  const amount = reader.amount(at('amount'), typed.amount, 'Indiquez le montant TTC.');
  const issueDate = reader.date(at('issueDate'), typed.issueDate) ?? '';
  const percent = typed.percent === '' ? null : reader.amount(at('percent'), typed.percent);
  const payments = typed.payments.flatMap((payment) => {
    const day = reader.date(
      at(`${payment.id}.date`),
      payment.date,
      'Indiquez le jour du paiement.',
    );
    const sum = reader.amount(
      at(`${payment.id}.amount`),
      payment.amount,
      'Indiquez le montant reçu.',
    );
    return day === null || sum === null ? [] : [{ date: day, amount: sum as Cents }]; // read with two decimals
  });
  if (dueDate === null || amount === null) return null;
  return {
    ...{ number: typed.number.trim(), issueDate, dueDate, payments },
    ...(typed.deducted.length > 0 && { deducted: readDeducted(reader, typed) }),
    remindedOn: typed.reminders.map(({ date }) => date),
    amount: amount as Cents, // read with the two decimals of cents
    // read with the two decimals of a percentage
    latePenalty: percent === null ? 'ecb+10' : { percent: percent as Percent },
  };
}

/** Filled in by the dossier, and typed by nobody. */
function readDeducted(reader: Reader, { id, deducted }: InvoiceForm) {
  return deducted.flatMap(({ name, amount }) => {
    const read = reader.amount(`invoices.${id}.amount`, amount);
    return read === null ? [] : [{ name, amount: read as Cents }]; // read with two decimals
  });
}

type Reader = ReturnType<typeof createReader>;

function createReader(errors: Map<string, { text: string; isMissing: boolean }>, today: string) {
  const fail = (id: string, text: string, isMissing = false) => {
    errors.set(id, { text, isMissing });
    return null;
  };
  return {
    fail,
    date: (id: string, text: string, missing?: string): string | null => {
      if (text.trim() === '') return missing ? fail(id, missing, true) : null;
      const date = parseDate(text, today);
      return date ?? fail(id, explainDate(text, today) ?? UNREADABLE_DATE);
    },
    /** In hundredths: cents, or hundredths of a percent. */
    amount: (id: string, text: string, missing?: string): number | null => {
      if (text.trim() === '') return missing ? fail(id, missing, true) : null;
      const read = parseNumber(text, 2);
      const value = read ? parseDecimal(read.decimal, 2) : null;
      if (value !== null && value > 0) return value;
      return fail(id, 'Écrivez un nombre plus grand que zéro, par exemple 1\u202f250,00.');
    },
    days: (id: string, text: string): number => {
      const days = Number(text);
      if (Number.isInteger(days) && days >= 1 && days <= 90) return days;
      fail(id, 'Écrivez un nombre de jours, de 1 à 90.');
      return DEFAULT_DAYS;
    },
  };
}

/** Those of the form: other numbers come with a document, and no letter prints them. */
const TYPED_VALUES: readonly DraftPath[] = [
  'seller.address.postalCode',
  'seller.email',
  'seller.phone',
  'seller.iban',
  'buyer.address.postalCode',
];

const DEFAULT_DAYS = 8;

const UNREADABLE_DATE = 'Écrivez une date, par exemple 31/08/2026.';
