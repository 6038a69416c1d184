import { keepHabits } from '#app/data/keep-habits.ts';
import {
  computeDueDate,
  type Draft,
  hasPrice,
  type KindName,
  type KindTraits,
  requireKind,
  styleFor,
} from '#documents';
import { partyKey, type RecordIds } from '#documents/dossier';
import { createBlankDraft } from './blank-draft.ts';
import { dateParts } from './new-parts.ts';

export type DraftOrigin = RecordIds & {
  seller?: Draft['seller'] | undefined;
  buyer?: Draft['buyer'] | undefined;
  habits?: DraftHabits | null | undefined;
};

export type DraftHabits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> & {
  /** For the kinds that exist with VAT and without. */
  usualRegime?: 'normal' | 'franchise' | undefined;
  /** The most frequent rate of each seller, by `partyKey`. */
  usualRates?: Record<string, string> | undefined;
  buyerKind?: Draft['buyer']['kind'] | undefined;
  /** The seller whose signature `style` has, by `partyKey`. */
  signer?: string | undefined;
};

/** A document filled with all that is known before typing starts. `today` is YYYY-MM-DD. */
export function createNewDraft(
  kindName: KindName,
  { today, number, seller, buyer, habits }: DraftOrigin & { today: string; number: string },
): Draft {
  const traits = requireKind(kindName);
  const blank = createBlankDraft(kindName, habits?.usualRegime);
  const customer = buyer ?? customerOf(blank.buyer, traits, habits);
  const known = { ...blank, ...(habits && applyHabits(habits, { traits, seller })) };
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

/** An empty client of the usual nature (company, consumer…); a kind without lines sets its own. */
function customerOf(
  blank: Draft['buyer'],
  { hasLines }: KindTraits,
  habits: DraftHabits | null | undefined,
): Draft['buyer'] {
  return hasLines && habits?.buyerKind ? { ...blank, kind: habits.buyerKind } : blank;
}

function withRate(lines: Draft['lines'], vatRate: string): Draft['lines'] {
  return lines.map((line) => (hasPrice(line) && line.vatRate ? { ...line, vatRate } : line));
}

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
 * The default term between professionals (C. com. L441-10); mere usage for consumers and quotes,
 * for which the law sets no term.
 */
function inThirtyDays(today: string): string {
  return computeDueDate(today, { mode: 'net', days: 30 });
}

/** Keeps what was typed before the device answered; the rest comes from the device. */
export function mergeDrafts(typed: Draft, blank: Draft, known: Draft): Draft {
  const kept = Object.entries(typed).filter(
    ([key, value]) => !Object.is(value, blank[key as keyof Draft]),
  );
  return { ...known, ...Object.fromEntries(kept) };
}

/**
 * Defaults to a transfer when the seller has an account; removes the transfer when there is none.
 */
export function payBy(
  payment: Draft['payment'],
  { seller, traits }: { seller: Draft['seller'] | undefined; traits: KindTraits },
): Draft['payment'] {
  if (seller?.iban === undefined)
    return { ...payment, means: payment.means.filter((mean) => mean !== 'transfer') };
  const isAsked = traits.hasPayment && traits.subtypes.standard.asksPayment;
  return isAsked && payment.means.length === 0 ? { ...payment, means: ['transfer'] } : payment;
}

function applyHabits(
  { style, payment, operation, vatOnDebits, signer }: DraftHabits,
  { traits, seller }: { traits: KindTraits; seller: Draft['seller'] | undefined },
): Partial<Draft> {
  const { signature: _others, ...unsigned } = style;
  const isOfAnother = seller && signer !== undefined && signer !== partyKey(seller);
  const { hasLines, hasPayment } = traits;
  return {
    style: styleFor(isOfAnother ? unsigned : style, traits),
    ...(hasLines && { operation, vatOnDebits }),
    ...(hasPayment && { payment: keepHabits(payment) }),
  };
}
