import {
  computeDueDate,
  type Draft,
  hasPrice,
  type KindName,
  type KindTraits,
  requireKind,
} from '#documents';
import { partyKey } from '#documents/dossier';
import { createBlankDraft } from './blank-draft.ts';
import { dateParts } from './new-parts.ts';
import { styleFor } from './style-for.ts';

/** What a new document takes from the ones before it. */
export type DraftOrigin = {
  seller?: Draft['seller'] | undefined;
  buyer?: Draft['buyer'] | undefined;
  habits?: DraftHabits | null | undefined;
};

type DraftHabits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> & {
  /** Whether VAT is charged, for the kinds that are made with it or without. */
  usualRegime?: 'normal' | 'franchise' | undefined;
  /** The rate that each seller uses most, by its `partyKey`. */
  usualRates?: Record<string, string> | undefined;
  buyerKind?: Draft['buyer']['kind'] | undefined;
};

/**
 * A document with all that can be known of it before its first field is filled. `today` is
 * YYYY-MM-DD.
 */
export function createNewDraft(
  kindName: KindName,
  { today, number, seller, buyer, habits }: DraftOrigin & { today: string; number: string },
): Draft {
  const traits = requireKind(kindName);
  const blank = createBlankDraft(kindName, habits?.usualRegime);
  const customer = buyer ?? customerOf(blank.buyer, traits, habits);
  const known = { ...blank, ...(habits && applyHabits(habits, traits)) };
  const rate = habits?.usualRates?.[partyKey(seller ?? blank.seller)];
  const draft: Draft = {
    ...known,
    lines: rate ? withRate(blank.lines, rate) : blank.lines,
    payment: payBy(known.payment, { seller, traits }),
    number,
    issueDate: today,
    seller: seller ?? blank.seller,
    buyer: customer,
    ...dateDraft(traits, today),
  };
  return dateParts(draft, today);
}

/** Nobody yet, of the nature of the last client; who lives in a home is told by its kind. */
function customerOf(
  blank: Draft['buyer'],
  { hasLines }: KindTraits,
  habits: DraftHabits | null | undefined,
): Draft['buyer'] {
  return hasLines && habits?.buyerKind ? { ...blank, kind: habits.buyerKind } : blank;
}

/** Lines that have a rate take the one that the seller uses most. */
function withRate(lines: Draft['lines'], vatRate: string): Draft['lines'] {
  return lines.map((line) => (hasPrice(line) && line.vatRate ? { ...line, vatRate } : line));
}

/** The dates that a kind of document begins with; `today` is YYYY-MM-DD. */
function dateDraft({ subtypes, hasValidity }: KindTraits, today: string): Partial<Draft> {
  return {
    ...(subtypes.standard.asksPayment && {
      dueDate: inThirtyDays(today),
      supply: { date: today },
    }),
    ...(hasValidity && { validUntil: inThirtyDays(today) }),
  };
}

/**
 * The rule between professionals when nothing is agreed (C. com. L441-10, I), the usage for a
 * consumer and for an offer, for whom the law sets nothing.
 */
function inThirtyDays(today: string): string {
  return computeDueDate(today, { mode: 'net', days: 30 });
}

/** What was typed before the device answered wins over what it knows; the rest comes from it. */
export function mergeDrafts(typed: Draft, blank: Draft, known: Draft): Draft {
  const kept = Object.entries(typed).filter(
    ([key, value]) => !Object.is(value, blank[key as keyof Draft]),
  );
  return { ...known, ...Object.fromEntries(kept) };
}

/**
 * Where no means is known, a transfer to the account of the seller; never one without an account.
 */
function payBy(
  payment: Draft['payment'],
  { seller, traits }: { seller: Draft['seller'] | undefined; traits: KindTraits },
): Draft['payment'] {
  if (seller?.iban === undefined)
    return { ...payment, means: payment.means.filter((mean) => mean !== 'transfer') };
  const isAsked = traits.hasPayment && traits.subtypes.standard.asksPayment;
  return isAsked && payment.means.length === 0 ? { ...payment, means: ['transfer'] } : payment;
}

/** What a kind does not use keeps its default. */
function applyHabits(
  { style, payment, operation, vatOnDebits }: DraftHabits,
  traits: KindTraits,
): Partial<Draft> {
  const { hasLines, hasPayment } = traits;
  return {
    style: styleFor(style, traits),
    ...(hasLines && { operation, vatOnDebits }),
    ...(hasPayment && { payment: keepHabits(payment) }),
  };
}

/**
 * The means of payment carry over from one document to the next; the payment of this one, and its
 * reference, do not.
 */
function keepHabits(payment: Draft['payment']): Draft['payment'] {
  const { latePenalty, recoveryFee, earlyDiscount, chequeOrder } = payment;
  const means = payment.means.filter((mean) => mean !== 'paid');
  return {
    means,
    latePenalty,
    recoveryFee,
    earlyDiscount,
    ...(chequeOrder !== undefined && { chequeOrder }),
  };
}
