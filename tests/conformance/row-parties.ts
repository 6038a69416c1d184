import type { DraftInput } from '#documents';
import type { MatrixRow } from './matrix.ts';

/** The same workshop in every row, adapted to the regime. */
export function sellerOf({ vatRegime }: MatrixRow): DraftInput['seller'] {
  const isSoleTrader = vatRegime.startsWith('franchise');
  const identity = isSoleTrader
    ? ({ kind: 'sole-trader', name: 'Camille Dupont EI' } as const)
    : ({
        kind: 'company',
        name: 'Atelier Dupont',
        legalForm: 'SARL',
        shareCapital: '10000',
      } as const);
  return {
    ...identity,
    siren: '732829320',
    siret: '73282932000074',
    vatNumber: vatRegime === 'franchise-without-vat-number' ? undefined : 'FR44732829320',
    registry: isSoleTrader ? undefined : 'RCS Paris',
    email: 'contact@atelier-dupont.fr',
    electronicAddress: '0225:732829320',
    address: SELLER_ADDRESSES[vatRegime] ?? PARIS,
    iban: 'FR1420041010050500013M02606',
    bic: 'PSSTFRPPPAR',
    insurance: INSURANCE,
    mediator: { name: 'Médiateur de la consommation', contact: '14 rue Saint-Jean, 75017 Paris' },
  };
}

export function buyerOf({ buyer, vatRegime }: MatrixRow): DraftInput['buyer'] {
  const isOverseas = vatRegime === 'overseas-goods' || vatRegime === 'overseas-rates';
  return isOverseas ? { ...BUYERS[buyer], address: SAINT_DENIS } : BUYERS[buyer];
}

const PARIS = { line1: '12 rue des Lilas', postalCode: '75011', city: 'Paris', country: 'FR' };
const CAYENNE = { line1: '5 avenue du Port', postalCode: '97300', city: 'Cayenne', country: 'FR' };
const SAINT_DENIS = {
  line1: '8 rue de Nice',
  postalCode: '97400',
  city: 'Saint-Denis',
  country: 'FR',
};
const SELLER_ADDRESSES: Readonly<
  Partial<Record<MatrixRow['vatRegime'], DraftInput['seller']['address']>>
> = {
  'no-vat-territory': CAYENNE,
  'overseas-rates': SAINT_DENIS,
};
const LYON = { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' };
const BERLIN = { line1: 'Lindenstraße 20', postalCode: '10969', city: 'Berlin', country: 'DE' };
const NEW_YORK = {
  line1: '350 Fifth Avenue',
  postalCode: '10118',
  city: 'New York',
  country: 'US',
};

const INSURANCE = {
  insurer: 'Assurances du Bâtiment',
  policyNumber: '123456',
  contact: '1 place Bellecour, 69002 Lyon',
  area: 'France',
};

const BUYERS: Record<MatrixRow['buyer'], DraftInput['buyer']> = {
  business: {
    kind: 'business',
    name: 'Client SAS',
    siren: '404833048',
    vatNumber: 'FR83404833048',
    electronicAddress: '0225:404833048',
    address: LYON,
  },
  individual: { kind: 'individual', name: 'Jeanne Martin', address: LYON },
  public: {
    kind: 'public',
    name: 'Commune de Lyon',
    siren: '216901231',
    siret: '21690123100011',
    routingCode: 'SERVICE-01',
    publicBody: 'hospital',
    electronicAddress: '0225:216901231',
    address: LYON,
  },
  'eu-business': {
    kind: 'eu-business',
    name: 'Muster GmbH',
    vatNumber: 'DE136695976',
    electronicAddress: '9930:DE136695976',
    address: BERLIN,
  },
  'foreign-business': {
    kind: 'foreign-business',
    name: 'Example Inc.',
    electronicAddress: 'EM:invoices@example.com',
    address: NEW_YORK,
  },
  association: { kind: 'association', name: 'Les Amis du Vélo', address: LYON },
};
