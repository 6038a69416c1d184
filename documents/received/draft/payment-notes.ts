import { requireKind } from '#documents/kinds/index.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import {
  readDiscountWords,
  saysNoDiscount,
  speaksOfPenalty,
} from '#documents/received/plan/read-discount-words.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { findNote } from './notes.ts';
import { toOfferedDiscount } from './payment-terms.ts';
import { fitDate, fitDecimal } from './values.ts';

type PaymentInput = NonNullable<DraftInput['payment']>;
type Conditions = Pick<PaymentInput, 'latePenalty' | 'recoveryFee' | 'earlyDiscount'>;
type Note = { content?: string; subjectCode?: string };

/**
 * The notes PMD, PMT and AAB. Between professionals, what the file does not say, or says in words
 * that a draft cannot express, stays unstated: a draft prints nothing that its file did not.
 */
export function readPaymentNotes(
  invoice: TolerantInvoice,
  debtor?: 'professional' | 'public',
): Conditions {
  const isOpen = debtor !== undefined;
  const [penalty, discount] = [findNote(invoice, 'PMD'), findNote(invoice, 'AAB')];
  return {
    latePenalty: readPenalty(penalty, debtor === 'public') ?? (isOpen ? 'unstated' : 'ecb+10'),
    recoveryFee: isOpen || hasPaymentNotes(invoice) ? saysFee(invoice) : true,
    earlyDiscount:
      readDiscountWords(discount ?? '', true) ??
      toOfferedDiscount(invoice) ??
      (saysNoDiscount(discount ?? '', true) ? 'none' : undefined) ??
      (discount === undefined ? findDiscountInWords(invoice) : undefined) ??
      (isOpen ? 'unstated' : 'none'),
  };
}

/** The retention stated in a note by `paymentMentions` (loi 71-584). */
export function readRetention({ notes = [] }: TolerantInvoice): PaymentInput['retention'] {
  for (const { content = '' } of notes) {
    const digits = RETENTION.exec(content)?.[1];
    const percent = fitDecimal(digits?.replace(',', '.'), 'payment.retention.percent');
    const [, day, month, year] = RELEASE.exec(content) ?? [];
    if (percent) return { percent, releaseDate: fitDate(year && `${year}-${month}-${day}`) };
  }
  return undefined;
}

/** Whether the draft gives a late or early payment note the same meaning in other words. */
export function isSameSense(
  { content = '', subjectCode }: Note,
  { payment, buyer }: Draft,
): boolean {
  switch (subjectCode) {
    case 'PMD':
      return isSame(payment.latePenalty, readPenalty(content, buyer.kind === 'public'));
    case 'PMT':
      return payment.recoveryFee && FEE.test(content);
    case 'AAB':
      if (speaksOfPenalty(content)) return false;
      return payment.earlyDiscount === 'none'
        ? saysNoDiscount(content, true)
        : isSame(payment.earlyDiscount, readDiscountWords(content, true));
    default:
      return false;
  }
}

/** Notes of an invoice that asks for payment, in words that the fields of its draft do not say. */
export function listReplaced({ notes = [] }: TolerantInvoice, draft: Draft): ReadonlySet<string> {
  const { asksPayment } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const own = asksPayment ? notes.filter(isOfPayment) : [];
  return new Set(own.flatMap((note) => (isSameSense(note, draft) ? [] : (note.content ?? []))));
}

function isSame(kept: unknown, read: unknown): boolean {
  return JSON.stringify(kept) === JSON.stringify(read);
}

function hasPaymentNotes({ notes = [] }: TolerantInvoice): boolean {
  return notes.some(isOfPayment);
}

function isOfPayment({ subjectCode = '' }: Note): boolean {
  return /^(PMD|PMT|AAB)$/.test(subjectCode);
}

/**
 * « taux annuel de 12 % », « BCE + 10 points » (8 for a public buyer); not « 1,5 % par mois » nor
 * the legal rate.
 */
function readPenalty(sentence = '', isPublic = false): Conditions['latePenalty'] {
  const points = isPublic ? PUBLIC_POINTS : TEN_POINTS;
  if (CENTRAL_BANK.test(sentence)) return points.test(sentence) ? 'ecb+10' : undefined;
  const percent = YEARLY.test(sentence) ? toPercent(PERCENT.exec(sentence)?.[1]) : undefined;
  return percent ? { percent } : undefined;
}

function saysFee(invoice: TolerantInvoice): boolean {
  return FEE.test(findNote(invoice, 'PMT') ?? '');
}

/** A discount, or its absence, that BT-20 or a note without a subject tells. */
function findDiscountInWords({
  paymentTerms,
  notes = [],
}: TolerantInvoice): Conditions['earlyDiscount'] {
  const free = notes.filter(({ subjectCode = 'AAI' }) => subjectCode === 'AAI');
  const texts = [paymentTerms?.description, ...free.map(({ content }) => content)];
  for (const text of texts) {
    const discount = readDiscountWords(text ?? '') ?? (saysNoDiscount(text ?? '') && 'none');
    if (discount) return discount;
  }
  return undefined;
}

function toPercent(digits: string | undefined): string | undefined {
  return fitDecimal(digits?.replace(',', '.'), 'payment.earlyDiscount.percent');
}

const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s?%/;
const YEARLY = /\bannuel|\bpar an\b|\bl['’]an\b/i;
const CENTRAL_BANK = /\bBCE\b|banque centrale/i;
const TEN_POINTS = /(\b10|\bdix)\s?(%|points)/i;
const PUBLIC_POINTS = /(\b8|\bhuit)\s?(%|points)/i;
const FEE = /\b(40|quarante)\b/i;
const RETENTION = /^Retenue de garantie de (\d(?:,\d\d?)?)\s%/;
const RELEASE = /libérable le (\d\d)\/(\d\d)\/(\d{4})/;
