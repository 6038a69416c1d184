import type { VatRegime } from '#documents/model/vat-regime.ts';

/** What decides the regime of a sale that has no scheme of its own (margin, works, exemption). */
export type SaleTraits = {
  supply: 'goods' | 'services';
  customer: 'consumer' | 'business';
  /** Where the goods go, or where the customer of a service is established. */
  place: 'france' | 'union' | 'abroad';
  seller: 'taxed' | 'franchise';
};

type Fitting = readonly [VatRegime, ...VatRegime[]];

/** The regimes that fit a sale, the usual one first. */
export function listFittingRegimes({ supply, customer, place, seller }: SaleTraits): Fitting {
  return FITTING[supply][customer][place][seller];
}

const AT_HOME = { taxed: ['normal'], franchise: ['franchise'] } as const;

/**
 * CGI 259, 1° and 283-2 (services to a business), 259 D (distance sales), 262, I (exports),
 * 262 ter, I (deliveries in the Union, which a seller in franchise never makes exempt).
 */
const FITTING: Readonly<
  Record<
    SaleTraits['supply'],
    Record<
      SaleTraits['customer'],
      Record<SaleTraits['place'], Record<SaleTraits['seller'], Fitting>>
    >
  >
> = {
  goods: {
    consumer: {
      france: AT_HOME,
      union: { taxed: ['normal', 'one-stop-shop'], franchise: ['franchise'] },
      abroad: { taxed: ['export'], franchise: ['export', 'franchise'] },
    },
    business: {
      france: AT_HOME,
      union: { taxed: ['eu-goods'], franchise: ['franchise'] },
      abroad: { taxed: ['export'], franchise: ['export', 'franchise'] },
    },
  },
  services: {
    consumer: {
      france: AT_HOME,
      union: { taxed: ['normal', 'one-stop-shop'], franchise: ['franchise'] },
      abroad: { taxed: ['normal', 'non-eu-services'], franchise: ['franchise', 'non-eu-services'] },
    },
    business: {
      france: AT_HOME,
      union: { taxed: ['eu-services'], franchise: ['eu-services'] },
      abroad: { taxed: ['non-eu-services'], franchise: ['non-eu-services'] },
    },
  },
};
