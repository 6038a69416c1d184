import * as z from 'zod/mini';
import { decimal, isoDate, multilineText, optionalText, text } from '#documents/model/values.ts';
import { addressSchema, EMPTY_ADDRESS } from './address.ts';
import { periodSchema } from './line.ts';
import { RECEIVED_BY } from './receipt.ts';

export const LEASE_TYPES = [
  'unfurnished',
  'furnished',
  'mobility',
  'student',
  'parking',
  'professional',
  'commercial',
] as const;
export const CHARGE_MODES = ['provision', 'flat', 'actual', 'none'] as const;
export const RENT_PAYERS = ['tenant', 'housing-benefit', 'guarantor', 'other'] as const;
export type LeaseType = (typeof LEASE_TYPES)[number];
export type ChargeMode = (typeof CHARGE_MODES)[number];
export type RentPayer = (typeof RENT_PAYERS)[number];

const amount = decimal({ scale: 2 });
const signedAmount = decimal({ scale: 2, min: '-999999999' });

/** What is let. */
const dwellingSchema = z.strictObject({
  address: z._default(addressSchema, EMPTY_ADDRESS),
  /** « Bâtiment B, 3e étage, porte gauche » */
  complement: z.optional(optionalText(200)),
  /** Number of the lot in the co-ownership. */
  lot: z.optional(optionalText(40)),
});

const leaseSchema = z.strictObject({
  type: z._default(z.enum(LEASE_TYPES), 'unfurnished'),
  date: z.optional(isoDate),
  reference: z.optional(optionalText(60)),
});

/** Who manages for the landlord (law 70-9): card « T » or « G ». */
const agentSchema = z.strictObject({
  name: text(200),
  cardNumber: z.optional(optionalText(60)),
  address: z._default(addressSchema, EMPTY_ADDRESS),
});

/**
 * Charges stand apart from the rent (law 89-462, art. 21); their detail, when given, makes their
 * amount.
 */
const chargesSchema = z.strictObject({
  mode: z._default(z.enum(CHARGE_MODES), 'provision'),
  amount: z._default(amount, '0'),
  items: z._default(
    z
      .array(z.strictObject({ label: text(100), amount: z._default(amount, '0') }))
      .check(z.maxLength(20)),
    [],
  ),
});

/** What the charges of a past period really were, less what was provided for. */
const adjustmentSchema = z.strictObject({
  amount: z._default(signedAmount, '0'),
  label: text(100),
  period: z.optional(periodSchema),
});

/** Insurance of a shared flat, energy savings, works shared, a discount… */
const otherLineSchema = z.strictObject({ label: text(100), amount: z._default(signedAmount, '0') });

/** The new rent is the old one × new index ÷ old index (IRL, ILC, ILAT): printed as a note. */
const revisionSchema = z.strictObject({
  previousRent: amount,
  previousIndex: decimal({ scale: 2 }),
  newIndex: decimal({ scale: 2 }),
  /** « IRL du 2e trimestre 2026 » */
  quarter: text(60),
});

const rentPaymentSchema = z.strictObject({
  date: z.optional(isoDate),
  amount: z._default(amount, '0'),
  means: z._default(z.enum(RECEIVED_BY), 'transfer'),
  payer: z._default(z.enum(RENT_PAYERS), 'tenant'),
  /** « CAF de Paris », « Visale » */
  payerName: z.optional(optionalText(100)),
});

/**
 * What a quittance-loyer adds to the common fields: the seller is the landlord, the buyer the first
 * tenant, `supply.start` and `supply.end` the period, `dueDate` the day on which the rent is due.
 */
export const rentSchema = z.strictObject({
  otherLandlords: z._default(z.array(text(200)).check(z.maxLength(9)), []),
  otherTenants: z._default(z.array(text(200)).check(z.maxLength(9)), []),
  /**
   * The part of the rent that this document is about, when each tenant of a shared home has his
   * own; amounts are those of the part.
   */
  share: z.optional(decimal({ scale: 2, max: '100' })),
  agent: z.optional(agentSchema),
  dwelling: z._default(dwellingSchema, { address: EMPTY_ADDRESS }),
  lease: z._default(leaseSchema, { type: 'unfurnished' }),
  /** Paid before the period (terme à échoir) or after it (terme échu). */
  term: z._default(z.enum(['in-advance', 'in-arrears']), 'in-advance'),
  /**
   * The period begins or ends inside a month: rent, supplement and charges, given by the month, are
   * counted by the day, over the real days of each month or over thirty. Absent: they are those of
   * the whole period.
   */
  prorata: z.optional(z.enum(['calendar', 'thirty'])),
  /** Without charges. */
  amount: z._default(amount, '0'),
  /** Complément de loyer, above a capped rent. */
  supplement: z.optional(amount),
  revision: z.optional(revisionSchema),
  charges: z._default(chargesSchema, { mode: 'provision', amount: '0', items: [] }),
  adjustment: z.optional(adjustmentSchema),
  otherLines: z._default(z.array(otherLineSchema).check(z.maxLength(20)), []),
  /**
   * Professional and commercial leases whose landlord opted for VAT (CGI 260, 2°): regime
   * « normal ».
   */
  vatRate: z.optional(decimal({ scale: 2, max: '99.99' })),
  /** Owed before this term, or ahead when negative; never part of it. */
  previousBalance: z.optional(signedAmount),
  payments: z._default(z.array(rentPaymentSchema).check(z.maxLength(50)), []),
  /** Replaces the words that the amount gives. */
  amountInWords: z.optional(optionalText(300)),
  /** The tenant expressly agreed to receive it by e-mail (law 89-462, art. 21). */
  acceptsEmail: z._default(z.boolean(), false),
  /** Replaces the usual closing text. */
  closing: z.optional(multilineText(1000)),
  /** Where it is signed; the town of the landlord when absent. */
  place: z.optional(optionalText(100)),
});

export type Rent = z.infer<typeof rentSchema>;
export type RentPayment = z.infer<typeof rentPaymentSchema>;
