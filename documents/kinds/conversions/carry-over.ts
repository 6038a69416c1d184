import { requireKind } from '#documents/kinds/index.ts';
import { addDays, daysBetween } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import { styleFor } from './style-for.ts';

/** The new document’s number and day, and the due date if one is agreed; dates are YYYY-MM-DD. */
export type Stamp = { number: string; today: string; dueDate?: string };

/**
 * The parts that stay valid on the next document of a sale, of kind `next`; the others are empty
 * again.
 */
export function carryOver(
  draft: Draft,
  { number, today }: Stamp,
  next: KindTraits = requireKind(draft.kind),
): Draft {
  const {
    validUntil: _validUntil,
    quote: _quote,
    credit: _credit,
    receipt: _receipt,
    rent: _rent,
    situation: _situation,
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
    lines: draft.lines.map(dropProgress),
    number,
    issueDate: today,
    dueDate: '',
    prepayments: [],
    style: { ...styleFor(draft.style, next), watermark: 'none' },
  };
}

/** What was done of a quote is said by its situations alone. */
function dropProgress(line: Line): Line {
  if (!isPriced(line) || !line.progress) return line;
  const { progress: _progress, ...fields } = line;
  return fields;
}

/**
 * Takes the parties, the payment and the style from the newest document of a sale. The reference,
 * link and card of a single payment are not copied; the retention stays that of the quote.
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
    style: { ...styleFor(style, requireKind(draft.kind)), watermark: 'none' },
  };
}

/**
 * Thirty days unless agreed otherwise: the rule between professionals (C. com. L441-10), and a
 * reasonable delay for consumers, who have no legal one.
 */
export function expectedDueDate({ today, dueDate }: Stamp): string {
  return dueDate ?? addDays(today, DEFAULT_DAYS);
}

/** The date as many days after `to` as `date` was after `from`; empty without one. */
export function keepDelay(date: string, from: string, to: string): string {
  return date === '' || from === '' ? '' : addDays(to, daysBetween(from, date));
}

const DEFAULT_DAYS = 30;
