import * as z from 'zod/mini';
import { newId } from '#app/lib/new-id.ts';
import { type Draft, type Letter, parseDraft, REMINDER_LEVELS } from '#documents';

const paymentSchema = z.object({ id: z.string(), date: z.string(), amount: z.string() });
/** An amount as typed; `name` is « l’avoir A-2026-0003 ». */
const deductedSchema = z.object({ name: z.string(), amount: z.string() });
const reminderSchema = z.object({ level: z.enum(REMINDER_LEVELS), date: z.string() });
const invoiceSchema = z.object({
  id: z.string(),
  /** Id of the stored document; empty when the invoice was typed. */
  documentId: z._default(z.string(), ''),
  number: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  amount: z.string(),
  /** Yearly rate in percent; empty for the legal one. */
  percent: z.string(),
  payments: z.array(paymentSchema),
  /** What the amount has no longer in it. */
  deducted: z._default(z.array(deductedSchema), []),
  /** Earlier reminders, oldest first. */
  reminders: z._default(z.array(reminderSchema), []),
});
const textsSchema = z.object({
  invoices: z.array(invoiceSchema),
  /** Empty: chosen from the days of delay. */
  level: z.enum(['', ...REMINDER_LEVELS]),
  /** Empty: chosen from the level. */
  penalties: z.enum(['', 'yes', 'no']),
  /** Empty: today. */
  date: z.string(),
  noticeDate: z.string(),
  imputation: z.enum(['interest', 'principal']),
  responseDays: z.string(),
  note: z.string(),
  signatory: z.string(),
});

export type PaymentForm = z.infer<typeof paymentSchema>;
export type EarlierReminder = z.infer<typeof reminderSchema>;
export type InvoiceForm = z.infer<typeof invoiceSchema>;

/** A reminder as typed: texts not parsed yet, and the two parties. */
export type ReminderForm = z.infer<typeof textsSchema> & {
  seller: Draft['seller'];
  buyer: Draft['buyer'];
  style: Letter['style'];
};

export function createInvoiceForm(): InvoiceForm {
  return { ...createBlankInvoice(), id: newId() };
}

export const EMPTY_REMINDER_FORM: ReminderForm = {
  // A fixed id: the prerendered page must be the same as the hydrated one.
  invoices: [{ ...createBlankInvoice(), id: 'first' }],
  ...{ level: '', penalties: '', date: '', noticeDate: '', imputation: 'interest' },
  ...{ responseDays: '8', note: '', signatory: '' },
  seller: {
    kind: 'company',
    name: '',
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
  },
  buyer: {
    kind: 'business',
    name: '',
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
  },
  style: { template: 'classique', accent: '#1C5D4A' },
};

function createBlankInvoice(): Omit<InvoiceForm, 'id'> {
  return {
    ...{ documentId: '', number: '', issueDate: '', dueDate: '', amount: '', percent: '' },
    ...{ payments: [], deducted: [], reminders: [] },
  };
}

/** The form kept on the device, or null when it is not a reminder. */
export function readKeptReminderForm(kept: unknown): ReminderForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = textsSchema.safeParse(kept);
  const { seller, buyer, style }: Record<string, unknown> = { ...kept };
  const parsed = parseDraft({
    ...{ version: 1, kind: 'facture-tva', vatRegime: 'normal', seller, buyer, style },
  });
  if (!texts.success || !parsed.ok || texts.data.invoices.length === 0) return null;
  const { draft } = parsed;
  return { ...texts.data, seller: draft.seller, buyer: draft.buyer, style: draft.style };
}

export function isEmptyForm({ invoices, buyer }: ReminderForm): boolean {
  const [first, ...others] = invoices;
  const typed = [buyer.name, first?.number, first?.amount, first?.dueDate, first?.issueDate];
  return others.length === 0 && typed.every((text) => !text);
}
