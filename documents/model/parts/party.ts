import * as z from 'zod/mini';
import { decimal, identifierSchema, optionalText, text } from '#documents/model/values.ts';
import { addressSchema, EMPTY_ADDRESS } from './address.ts';

const SELLER_KINDS = [
  'company',
  'sole-trader',
  'liberal',
  'association',
  'sci',
  'agent',
  'individual',
] as const;
export const BUYER_KINDS = [
  'business',
  'individual',
  'public',
  'eu-business',
  'foreign-business',
  'association',
] as const;

/**
 * What seller and buyer share. Identifiers are stored without spaces; their checks are rules of
 * law/.
 */
const partyFields = {
  /** BT-27, BT-44 */
  name: text(200),
  /** BT-28, BT-45 */
  tradeName: z.optional(optionalText(100)),
  /** Nine digits (BT-30, BT-47, scheme 0002). */
  siren: z.optional(identifierSchema(9)),
  /** Fourteen digits (BT-29, BT-46, scheme 0009). */
  siret: z.optional(identifierSchema(14)),
  /** BT-31, BT-48, with its country prefix. */
  vatNumber: z.optional(identifierSchema(20)),
  address: z._default(addressSchema, EMPTY_ADDRESS),
  /** BT-41, BT-56 */
  contactName: z.optional(optionalText(100)),
  /** BT-43, BT-58 */
  email: z.optional(optionalText(254)),
  /** BT-42, BT-57 */
  phone: z.optional(optionalText(40)),
  /** BT-34, BT-49: « 0225:SIREN », « 0225:SIREN_SIRET », « EM:address »… */
  electronicAddress: z.optional(optionalText(140)),
};

/** Professional insurance shown to the customer (C. assur. L243-2, C. conso. R111-2, 9°). */
const insuranceSchema = z.strictObject({
  insurer: text(200),
  policyNumber: z.optional(optionalText(100)),
  contact: text(300),
  area: text(200),
});

/** Consumer mediator (C. conso. L616-1). */
const mediatorSchema = z.strictObject({ name: text(200), contact: text(300) });

/**
 * The single taxable person the seller belongs to (CGI ann. II, 242 nonies A, 5° bis; BG-11, scheme
 * 0231).
 */
const vatGroupSchema = z.strictObject({
  name: text(200),
  siren: identifierSchema(9),
  vatNumber: identifierSchema(20),
  address: z._default(addressSchema, EMPTY_ADDRESS),
});

/** A fiscal representative (242 nonies A, 5°; BG-11). */
const taxRepresentativeSchema = z.strictObject({
  name: text(200),
  vatNumber: identifierSchema(20),
  address: z._default(addressSchema, EMPTY_ADDRESS),
});

export const sellerSchema = z.strictObject({
  ...partyFields,
  kind: z.enum(SELLER_KINDS),
  legalForm: z.optional(optionalText(100)),
  shareCapital: z.optional(decimal({ scale: 2, max: '999999999999' })),
  /** The company has a variable share capital: « à capital variable » is printed. */
  hasVariableCapital: z.optional(z.boolean()),
  /** « RCS Paris », « RSAC Lyon »: the register and the town of its clerk. */
  registry: z.optional(optionalText(100)),
  naf: z.optional(optionalText(10)),
  rna: z.optional(identifierSchema(10)),
  /** Other numbers of the profession: approval, training declaration, RPPS… */
  identifiers: z.optional(
    z.array(z.strictObject({ label: text(60), value: text(60) })).check(z.maxLength(10)),
  ),
  website: z.optional(optionalText(200)),
  iban: z.optional(identifierSchema(34)),
  bic: z.optional(identifierSchema(11)),
  accountHolder: z.optional(optionalText(70)),
  bankName: z.optional(optionalText(100)),
  /**
   * Size of the issuer for the calendar of the reform (droit-facturation § 5.1): small covers PME
   * and micro.
   */
  size: z.optional(z.enum(['small', 'large'])),
  isInLiquidation: z.optional(z.boolean()),
  isLesseeManager: z.optional(z.boolean()),
  /** Name of the brand, for a franchisee who must say that it is independent. */
  franchiseBrand: z.optional(optionalText(100)),
  isApprovedAssociationMember: z.optional(z.boolean()),
  insurance: z.optional(insuranceSchema),
  mediator: z.optional(mediatorSchema),
  vatGroup: z.optional(vatGroupSchema),
  taxRepresentative: z.optional(taxRepresentativeSchema),
});

/** Those that pay later than the State, a local authority or another public body. */
const PUBLIC_BODIES = ['hospital', 'company'] as const;

export const buyerSchema = z.strictObject({
  ...partyFields,
  kind: z.enum(BUYER_KINDS),
  /** The customer's code in the seller's books. */
  customerCode: z.optional(optionalText(50)),
  department: z.optional(optionalText(100)),
  /** Scheme 0224 (Chorus Pro service, routing code). */
  routingCode: z.optional(optionalText(100)),
  /** Of a public buyer: its delay of payment depends on it (commande publique, R2192-10). */
  publicBody: z.optional(z.enum(PUBLIC_BODIES)),
  /** A consumer may refuse that a note carries the name (arrêté 83-50/A, art. 3). */
  refusesName: z.optional(z.boolean()),
});

export type Seller = z.infer<typeof sellerSchema>;
export type Buyer = z.infer<typeof buyerSchema>;
export type Party = Seller | Buyer;
