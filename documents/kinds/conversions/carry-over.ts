import { addDays, daysBetween } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * What a new document takes from outside: its number, the day it is made, and when it is due if
 * that is agreed.
 */
export type Stamp = { number: string; today: string; dueDate?: string };

/**
 * What stays true from one document to the next of the same sale; the rest is said again, or empty.
 */
export function carryOver(draft: Draft, { number, today }: Stamp): Draft {
  const {
    validUntil: _validUntil,
    quote: _quote,
    credit: _credit,
    receipt: _receipt,
    rent: _rent,
    title: _title,
    intro: _intro,
    outro: _outro,
    attachments: _attachments,
    privateNotes: _privateNotes,
    rounding: _rounding,
    ...rest
  } = draft;
  return {
    ...rest,
    number,
    issueDate: today,
    dueDate: '',
    prepayments: [],
    style: { ...draft.style, watermark: 'none' },
  };
}

/**
 * What was said last of the parties, of the payment and of the look, on the newest document of a
 * sale. What is of one payment alone (its reference, its link, its card) stays behind, and the
 * retention is the quote’s.
 */
export function continueFrom(draft: Draft, newest: Draft | undefined): Draft {
  if (!newest) return draft;
  const { seller, buyer, deliveryAddress, payer, payee, language, style } = newest;
  const { reference, link, card, retention } = draft.payment;
  const means = newest.payment.means.filter((one) => one !== 'paid');
  return {
    ...draft,
    ...{ seller, buyer, deliveryAddress, payer, payee, language },
    payment: {
      ...newest.payment,
      means: means.length > 0 ? means : draft.payment.means,
      paidOn: undefined,
      ...{ reference, link, card, retention },
    },
    references: { ...newest.references, preceding: undefined, quote: draft.references.quote },
    style: { ...style, watermark: 'none' },
  };
}

/**
 * Thirty days unless it was agreed otherwise: the rule between professionals (C. com. L441-10), and
 * a delay that leaves a consumer the time to pay, for whom none is set.
 */
export function expectedDueDate({ today, dueDate }: Stamp): string {
  return dueDate ?? addDays(today, DEFAULT_DAYS);
}

/** The same delay from the new day as from the old one; empty when there was none. */
export function keepDelay(date: string, from: string, to: string): string {
  return date === '' || from === '' ? '' : addDays(to, daysBetween(from, date));
}

const DEFAULT_DAYS = 30;
