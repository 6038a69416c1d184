import { type Draft, type KindTraits, requireKind } from '#documents';
import { monthPeriod } from './rent-period.ts';

type Parts = Pick<Draft, 'quote' | 'credit' | 'receipt' | 'rent'>;

/** The empty parts that only some kinds have. */
export function createBlankParts({
  hasValidity,
  subtypes,
  hasReceipt,
  hasRent,
}: KindTraits): Parts {
  return {
    ...(hasValidity && { quote: { cost: 'free', isWorks: false } }),
    ...(subtypes.standard.isCredit && { credit: { treatment: { kind: 'offset' } } }),
    ...(hasReceipt && {
      receipt: { amount: '0', invoices: [], copies: 1 },
    }),
    ...(hasRent && { rent: createBlankRent() }),
  };
}

/** Adds the missing parts of the kind, so that each of their fields can be written on its own. */
export function completeParts(draft: Draft): Draft {
  const missing = Object.entries(createBlankParts(requireKind(draft.kind))).filter(
    ([key]) => draft[key as keyof Parts] === undefined,
  );
  return missing.length === 0 ? draft : { ...draft, ...Object.fromEntries(missing) };
}

/**
 * Dates the parts: a receipt is paid today, a rent covers the current month. No rent payment is
 * assumed.
 */
export function dateParts(draft: Draft, today: string): Draft {
  const { receipt, rent } = draft;
  return {
    ...draft,
    ...(receipt && { receipt: { ...receipt, paidOn: today } }),
    ...(rent && { supply: monthPeriod(today.slice(0, 7)) }),
  };
}

function createBlankRent(): Rent {
  return {
    otherLandlords: [],
    otherTenants: [],
    dwelling: { address: { line1: '', postalCode: '', city: '', country: 'FR' } },
    lease: { type: 'unfurnished' },
    term: 'in-advance',
    amount: '0',
    charges: { mode: 'provision', amount: '0', items: [] },
    otherLines: [],
    payments: [],
    acceptsEmail: false,
  };
}

type Rent = NonNullable<Draft['rent']>;
