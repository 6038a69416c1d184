import type { ComponentType } from 'react';
import type { KindTraits } from '#documents';
import { lazyPart } from './lazy-part.ts';
import { SellerSection } from './sections/seller/seller-section.tsx';
import type { FieldPath } from './store/field-path.ts';

export type FormPartEntry = {
  Part: ComponentType;
  paths: readonly FieldPath[];
  isOf: (kind: KindTraits) => boolean;
  /** The section renders one form per line. */
  isManyForms?: boolean;
  /** One line until it is opened: it shares a card with its neighbours. */
  isFolded?: boolean;
};

/** The sections of a kind of document, in the order of the form. */
export function listFormParts(kind: KindTraits): readonly FormPartEntry[] {
  return PARTS.filter(({ isOf }) => isOf(kind));
}

const always = () => true;
const isOffer = (kind: KindTraits) => kind.hasValidity;
const hasTotals = (kind: KindTraits) => kind.hasTotals;
const hasRent = (kind: KindTraits) => kind.hasRent;

/** The seller hydrates with the page; the others are lazy. */
const PARTS: readonly FormPartEntry[] = [
  // A receipt starts with its amount.
  {
    Part: lazyPart(
      async () => (await import('./sections/receipt/receipt-section.tsx')).ReceiptSection,
    ),
    paths: ['receipt'],
    isOf: (kind) => kind.hasReceipt,
  },
  { Part: SellerSection, paths: ['seller'], isOf: always },
  // The invoice of an avoir fills all the sections below.
  {
    Part: lazyPart(
      async () => (await import('./sections/credit/credit-section.tsx')).CreditSection,
    ),
    paths: ['credit', 'references.preceding'],
    isOf: (kind) => kind.subtypes.standard.isCredit,
  },
  {
    Part: lazyPart(async () => (await import('./sections/buyer/buyer-section.tsx')).BuyerSection),
    paths: ['buyer', 'payer', 'payee', 'deliveryAddress'],
    isOf: (kind) => !kind.hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-rents.ts')).RentTenantsSection),
    paths: ['buyer'],
    isOf: hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-rents.ts')).RentDwellingSection),
    paths: ['rent'],
    isOf: hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/every-kind.ts')).DocumentSection),
    paths: [
      'number',
      'issueDate',
      'dueDate',
      'validUntil',
      'subtype',
      'title',
      'subject',
      'intro',
      'outro',
      'currency',
      'exchangeRate',
      'language',
      'supply',
      'operation',
      'vatOnDebits',
      'vatRegime',
      'exemption',
      'references',
      'works',
    ],
    isFolded: true,
    isOf: always,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-rents.ts')).RentTermSection),
    paths: ['supply', 'dueDate'],
    isFolded: true,
    isOf: hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-rents.ts')).RentAmountsSection),
    paths: ['rent', 'vatRegime'],
    isOf: hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-rents.ts')).RentPaymentsSection),
    paths: ['rent', 'payment'],
    isOf: hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-lines.ts')).LinesPart),
    paths: ['lines', 'priceMode'],
    isManyForms: true,
    isOf: (kind) => kind.hasLines,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-lines.ts')).AdjustmentsSection),
    paths: ['allowances', 'charges', 'prepayments', 'rounding'],
    isFolded: true,
    isOf: hasTotals,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-quotes.ts')).QuoteSection),
    paths: ['quote'],
    isFolded: true,
    isOf: isOffer,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-quotes.ts')).QuoteDepositSection),
    paths: ['quote.deposit'],
    isFolded: true,
    isOf: isOffer,
  },
  {
    Part: lazyPart(
      async () => (await import('./sections/payment/payment-section.tsx')).PaymentSection,
    ),
    paths: ['payment'],
    isFolded: true,
    isOf: (kind) => kind.hasPayment,
  },
  {
    Part: lazyPart(async () => (await import('./parts/every-kind.ts')).MentionsSection),
    paths: ['notes', 'terms', 'privateNotes', 'attachments'],
    isFolded: true,
    isOf: always,
  },
  {
    Part: lazyPart(
      async () => (await import('./sections/signature/signature-section.tsx')).SignatureSection,
    ),
    paths: ['style.signature'],
    isFolded: true,
    isOf: (kind) => kind.signature === 'issuer',
  },
  {
    Part: lazyPart(async () => (await import('./parts/every-kind.ts')).StyleSection),
    paths: ['style'],
    isFolded: true,
    isOf: always,
  },
  {
    Part: lazyPart(async () => (await import('./parts/of-rents.ts')).SeriesSection),
    paths: ['series'],
    isOf: hasRent,
  },
  {
    Part: lazyPart(async () => (await import('./parts/every-kind.ts')).ConformityPanel),
    paths: ['conformity'],
    isOf: always,
  },
];
