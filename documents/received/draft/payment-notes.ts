import type { Draft, DraftInput } from '#documents/model/draft.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { findNote } from './notes.ts';
import { fitDate, fitDecimal } from './values.ts';

type PaymentInput = NonNullable<DraftInput['payment']>;
type Note = { content?: string; subjectCode?: string };

/** The notes PMD, PMT and AAB, when their wording is one that the draft can express. */
export function readPaymentNotes(
  invoice: TolerantInvoice,
): Pick<PaymentInput, 'latePenalty' | 'recoveryFee' | 'earlyDiscount'> {
  const penalty = readYearlyRate(findNote(invoice, 'PMD'));
  const discount = readDiscount(findNote(invoice, 'AAB'));
  return {
    latePenalty: penalty ? { percent: penalty } : 'ecb+10',
    // A consumer’s invoice has none of the three, and its draft prints none.
    recoveryFee: hasPaymentNotes(invoice) ? findNote(invoice, 'PMT') !== undefined : true,
    earlyDiscount: discount ?? 'none',
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
export function isSameSense({ content = '', subjectCode }: Note, { payment }: Draft): boolean {
  switch (subjectCode) {
    case 'PMD':
      return payment.latePenalty === 'ecb+10'
        ? CENTRAL_BANK.test(content) && /\b10\s?points/.test(content)
        : payment.latePenalty.percent === readYearlyRate(content);
    case 'PMT':
      return payment.recoveryFee && /\b40\b/.test(content);
    case 'AAB':
      return payment.earlyDiscount === 'none'
        ? NO_DISCOUNT.test(content) && !content.includes('%')
        : JSON.stringify(payment.earlyDiscount) === JSON.stringify(readDiscount(content));
    default:
      return false;
  }
}

function hasPaymentNotes({ notes = [] }: TolerantInvoice): boolean {
  return notes.some(({ subjectCode }) => /^(PMD|PMT|AAB)$/.test(subjectCode ?? ''));
}

/** « taux annuel de 12 % », « 12 % l’an »; not « 1,5 % par mois » nor points added to a rate. */
function readYearlyRate(sentence = ''): string | undefined {
  if (CENTRAL_BANK.test(sentence) || !YEARLY.test(sentence)) return undefined;
  return toPercent(PERCENT.exec(sentence)?.[1]);
}

function readDiscount(sentence = ''): { percent: string; days: number } | undefined {
  const [, digits, count] = EARLY_DISCOUNT.exec(sentence) ?? [];
  const percent = toPercent(digits);
  const days = Number(count);
  return percent && days >= 1 && days <= 90 ? { percent, days } : undefined;
}

function toPercent(digits: string | undefined): string | undefined {
  return fitDecimal(digits?.replace(',', '.'), 'payment.earlyDiscount.percent');
}

const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s?%/;
const YEARLY = /\bannuel|\bpar an\b|\bl['’]an\b/i;
const CENTRAL_BANK = /\bBCE\b|banque centrale/i;
const NO_DISCOUNT = /\b(néant|aucun|sans|pas|non)\b/i;
const EARLY_DISCOUNT = /(\d{1,3}(?:[.,]\d{1,2})?)\s?%.*?\b(\d{1,2}) jours?/;
const RETENTION = /^Retenue de garantie de (\d(?:,\d\d?)?)\s%/;
const RELEASE = /libérable le (\d\d)\/(\d\d)\/(\d{4})/;
