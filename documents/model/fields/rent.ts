import { addressShapeWith, EMPTY_ADDRESS } from './address.ts';
import { optional, orEmpty, required, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import { periodShape } from './line.ts';
import { RECEIVED_BY } from './receipt.ts';
import { choice, date, decimal, flag, listOf, multiline, object, text } from './shape.ts';

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
const index = decimal({ scale: 2 });
const address = withDefault(addressShapeWith(), EMPTY_ADDRESS, 'Adresse');

const dwelling = object({
  address,
  /** « Bâtiment B, 3e étage, porte gauche » */
  complement: optional(text(200), 'Bâtiment, étage, porte'),
  /** Lot number in the co-ownership. */
  lot: optional(text(40), 'N°\u00a0de lot'),
});

const lease = object({
  type: withDefault(choice(LEASE_TYPES), 'unfurnished', 'Type de location'),
  date: optional(date, 'Date du bail'),
  reference: optional(text(60), 'Référence du bail'),
});

/** The landlord’s manager, who holds a « T » or « G » card (loi 70-9). */
const agent = object({
  name: orEmpty(text(200), 'Nom du mandataire'),
  cardNumber: optional(text(60), 'N°\u00a0de carte professionnelle'),
  address,
});

const labelledAmount = object({
  label: orEmpty(text(100), 'Libellé'),
  amount: withDefault(amount, '0', 'Montant'),
});

/** Stated apart from the rent (loi 89-462, art. 21); the detail, if any, adds up to the amount. */
const charges = object({
  mode: withDefault(choice(CHARGE_MODES), 'provision', 'Charges'),
  amount: withDefault(amount, '0', 'Montant des charges'),
  items: withDefault(listOf(labelledAmount, 20), [], 'Détail des charges'),
});

/** Actual charges of a past period less the provisions. */
const adjustment = object({
  amount: withDefault(signedAmount, '0', 'Montant'),
  label: orEmpty(text(100), 'Libellé'),
  period: optional(periodShape, 'Période des charges'),
});

/** Co-tenants’ insurance, energy savings, shared works, discount… */
const otherLine = object({
  label: orEmpty(text(100), 'Libellé'),
  amount: withDefault(signedAmount, '0', 'Montant'),
});

/** Old rent × new index ÷ old index (IRL, ILC, ILAT), printed as a note. */
const revision = object({
  previousRent: required(amount, 'Ancien loyer'),
  previousIndex: required(index, 'Ancien indice'),
  newIndex: required(index, 'Nouvel indice'),
  /** « IRL du 2e trimestre 2026 » */
  quarter: orEmpty(text(60), 'Indice de référence'),
});

const rentPaymentFields = {
  date: optional(date, 'Reçu le'),
  amount: withDefault(amount, '0', 'Montant'),
  /** Absent when nobody said it. */
  means: optional(choice(RECEIVED_BY), 'Moyen'),
  payer: withDefault(choice(RENT_PAYERS), 'tenant', 'Payé par'),
  /** « CAF de Paris », « Visale » */
  payerName: optional(text(100), 'Nom du payeur'),
};

/**
 * Fields of a quittance-loyer: the seller is the landlord, the buyer the first tenant,
 * `supply.start` and `supply.end` the period, `dueDate` the day the rent is due.
 */
export const rentFields = {
  otherLandlords: withDefault(listOf(orEmpty(text(200), 'Nom'), 9), [], 'Autres bailleurs'),
  otherTenants: withDefault(listOf(orEmpty(text(200), 'Nom'), 9), [], 'Autres locataires'),
  /** The share of one co-tenant, when each gets a document. */
  share: optional(decimal({ scale: 2, max: '100' }), 'Quote-part de ce locataire'),
  agent: optional(agent, 'Un mandataire gère la location'),
  dwelling: withDefault(dwelling, { address: EMPTY_ADDRESS }, 'Logement'),
  lease: withDefault(lease, { type: 'unfurnished' }, 'Bail'),
  /** Due before the period (terme à échoir) or after it (terme échu). */
  term: withDefault(choice(['in-advance', 'in-arrears']), 'in-advance', 'Loyer payable'),
  /**
   * For a period that starts or ends inside a month: monthly amounts are prorated by day, over the
   * real days of the month or over 30. Absent: amounts are those of the whole period.
   */
  prorata: optional(choice(['calendar', 'thirty']), 'Mois incomplet'),
  amount: withDefault(amount, '0', 'Loyer hors charges'),
  /** Above a capped rent. */
  supplement: optional(amount, 'Complément de loyer'),
  revision: optional(revision, 'Loyer révisé ce mois-ci'),
  charges: withDefault(charges, { mode: 'provision', amount: '0', items: [] }, 'Charges'),
  adjustment: optional(adjustment, 'Régularisation des charges'),
  otherLines: withDefault(listOf(otherLine, 20), [], 'Autres sommes'),
  /** For business premises whose landlord opted for VAT (CGI 260, 2°): regime « normal ». */
  vatRate: optional(decimal({ scale: 2, max: '99.99' }), 'Taux'),
  /** Owed before this term, or paid ahead when negative; not part of the term. */
  previousBalance: optional(signedAmount, 'Solde antérieur'),
  payments: withDefault(listOf(object(rentPaymentFields), 50), [], 'Paiements reçus'),
  /** Overrides the computed words. */
  amountInWords: optional(text(300), 'En toutes lettres'),
  /** The tenant’s express consent to e-mail (loi 89-462, art. 21). */
  acceptsEmail: withDefault(flag, false, 'Envoi par e-mail accepté'),
  closing: optional(multiline(1000), 'Formule de fin'),
  /** Place of signature; defaults to the landlord’s town. */
  place: optional(text(100), 'Fait à'),
};

export type Rent = OutputOf<typeof rentFields>;
export type RentPayment = OutputOf<typeof rentPaymentFields>;
