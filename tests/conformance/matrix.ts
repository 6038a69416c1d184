import { type Constraint, coverPairs, type Row } from './pairwise.ts';
import type { Profile } from './run-validator.ts';

const FACTORS = {
  vatRegime: [
    'normal',
    'overseas-rates',
    'works-mixed',
    'commercial-rent',
    'franchise-with-vat-number',
    'franchise-without-vat-number',
    'reverse-charge-works',
    'eu-services',
    'eu-goods',
    'eu-triangular',
    'export',
    'overseas-goods',
    'non-eu-services',
    'exempt',
    'margin-used',
    'margin-art',
    'margin-antiques',
    'margin-travel',
    'no-vat-territory',
  ],
  subtype: [
    'standard',
    'deposit',
    'final',
    'situation',
    'corrective',
    'self-billed',
    'factored',
    'proforma',
  ],
  buyer: ['business', 'individual', 'public', 'eu-business', 'foreign-business', 'association'],
  size: ['1 line', '12 lines', '60 lines', '300 lines in sections'],
  extras: ['none', 'discounts and charges', 'prepayments', 'logo'],
  priceMode: ['net', 'gross'],
  currency: ['EUR', 'JPY', 'XPF'],
} as const;

type MatrixFactors = typeof FACTORS;
export type MatrixRow = Row<MatrixFactors>;

const EUROPEAN = ['eu-services', 'eu-goods', 'eu-triangular'] as const;
/** Regimes that differ from their neighbours only in rates, places or mentions. */
const VARIATIONS = [
  'overseas-rates',
  'overseas-goods',
  'works-mixed',
  'commercial-rent',
  'eu-triangular',
] as const;
const DOMESTIC = ['business', 'individual', 'public', 'association'] as const;

/** The regime decides who may buy; the subtype, what the document may hold. */
const CONSTRAINTS: readonly Constraint<MatrixFactors>[] = [
  { when: { vatRegime: ['reverse-charge-works'] }, only: { buyer: ['business'] } },
  { when: { vatRegime: EUROPEAN }, only: { buyer: ['eu-business'] } },
  { when: { vatRegime: ['export', 'non-eu-services'] }, only: { buyer: ['foreign-business'] } },
  { when: { buyer: ['eu-business'] }, only: { vatRegime: EUROPEAN } },
  { when: { buyer: ['foreign-business'] }, only: { vatRegime: ['export', 'non-eu-services'] } },
  {
    when: { vatRegime: ['margin-used', 'margin-art', 'margin-antiques', 'margin-travel'] },
    only: { buyer: ['business', 'individual', 'association'] },
  },
  { when: { vatRegime: ['overseas-goods', 'commercial-rent'] }, only: { buyer: ['business'] } },
  {
    when: { vatRegime: ['overseas-rates', 'works-mixed'] },
    only: { buyer: ['individual', 'public'] },
  },
  {
    when: { vatRegime: VARIATIONS },
    only: {
      size: ['1 line', '12 lines'],
      subtype: ['standard', 'deposit'],
      extras: ['none', 'discounts and charges'],
    },
  },
  // Prices include tax only where tax is charged.
  { when: { priceMode: ['gross'] }, only: { vatRegime: ['normal'], buyer: DOMESTIC } },
  {
    when: { subtype: ['self-billed'] },
    only: { buyer: ['business', 'eu-business', 'foreign-business'] },
  },
  {
    when: { subtype: ['factored'] },
    only: {
      vatRegime: ['normal', 'franchise-without-vat-number', 'eu-services'],
      buyer: ['business', 'eu-business'],
      size: ['1 line', '12 lines'],
      extras: ['none', 'discounts and charges'],
    },
  },
  // A currency changes only amounts: the other factors keep common values.
  {
    when: { currency: ['JPY', 'XPF'] },
    only: {
      vatRegime: ['normal', 'export', 'non-eu-services'],
      buyer: ['business', 'foreign-business'],
      size: ['1 line', '12 lines'],
      subtype: ['standard', 'deposit', 'final', 'corrective'],
      extras: ['none', 'discounts and charges', 'prepayments'],
    },
  },
  { when: { subtype: ['final'] }, only: { extras: ['prepayments'] } },
  { when: { extras: ['prepayments'] }, only: { subtype: ['standard', 'final', 'situation'] } },
  {
    when: { subtype: ['situation'] },
    only: {
      vatRegime: ['normal', 'reverse-charge-works'],
      buyer: ['business'],
      size: ['12 lines'],
      extras: ['discounts and charges', 'prepayments'],
      currency: ['EUR'],
    },
  },
  { when: { subtype: ['proforma'] }, only: { vatRegime: ['normal', 'export'] } },
];

/** Invoices covering every legal pair of regime, buyer, size, subtype, extras, mode, currency. */
export function listMatrixRows(): MatrixRow[] {
  return coverPairs(FACTORS, CONSTRAINTS);
}

/** « normal, business, 12 lines, gross, deposit, logo, EUR » */
export function nameRow(row: MatrixRow): string {
  const { vatRegime, buyer, size, priceMode, subtype, extras, currency } = row;
  return [vatRegime, buyer, size, priceMode, subtype, extras, currency].join(', ');
}

/** The French rules (BR-FR) apply to invoices between French businesses. */
export function profileOf({ buyer }: Pick<MatrixRow, 'buyer'>): Profile {
  return buyer === 'business' ? 'france' : 'en16931';
}
