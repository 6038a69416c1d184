import type { CountryChoice } from '#app/features/editor/sections/party/address-countries.ts';
import { type Draft, isFrance, isOtherMemberState } from '#documents';

type Buyer = Draft['buyer'];
export type BuyerKind = Buyer['kind'];

export const BUYER_KIND_CHOICES: readonly { value: BuyerKind; label: string }[] = [
  { value: 'business', label: 'Professionnel en France' },
  { value: 'individual', label: 'Particulier' },
  { value: 'public', label: 'Secteur public' },
  { value: 'eu-business', label: 'Professionnel UE' },
  { value: 'foreign-business', label: 'Professionnel hors UE' },
  { value: 'association', label: 'Association' },
];

export const PUBLIC_BODY_CHOICES: readonly {
  value: NonNullable<Buyer['publicBody']> | '';
  label: string;
}[] = [
  { value: '', label: 'État, collectivité, établissement (30 jours)' },
  { value: 'hospital', label: 'Établissement public de santé (50 jours)' },
  { value: 'company', label: 'Entreprise publique (60 jours)' },
];

/** The fields of a kind of buyer and their labels. A private person has no number. */
export type BuyerFields = {
  nameLabel: string;
  hasSiren: boolean;
  /** A public body is identified by its establishment; for the others, the SIRET is a detail. */
  siret: 'main' | 'details' | 'none';
  vatNumber: 'main' | 'details' | 'none';
  vatNumberLabel: string;
  countries: CountryChoice;
  hasRoutingCode: boolean;
  hasPublicBody: boolean;
  /** Has a department and an address for electronic invoices. */
  isOrganisation: boolean;
};

export function buyerFieldsOf(kind: BuyerKind): BuyerFields {
  return FIELDS[kind];
}

/** Changes the kind and drops the numbers that it never has: hidden, they would still be sent. */
export function withBuyerKind(buyer: Buyer, kind: BuyerKind): Buyer {
  const fields = FIELDS[kind];
  const next: Buyer = { ...buyer, kind };
  const isFrenchNumber = buyer.vatNumber?.startsWith('FR') ?? false;
  if (!fields.hasSiren) delete next.siren;
  if (fields.siret === 'none') delete next.siret;
  if (fields.vatNumber === 'none' || isFrenchNumber !== fields.hasSiren) delete next.vatNumber;
  if (!fields.hasRoutingCode) delete next.routingCode;
  if (!fields.isOrganisation) {
    delete next.department;
    delete next.electronicAddress;
  }
  if (!fields.hasPublicBody) delete next.publicBody;
  if (kind !== 'individual') delete next.refusesName;
  const mustBeInFrance = (kind === 'business' || kind === 'public') && !isDomestic(buyer.address);
  return mustBeInFrance ? { ...next, address: { ...next.address, country: 'FR' } } : next;
}

/** The kind that the country implies: a company abroad is not a French business. */
export function kindInCountry(kind: BuyerKind, country: string): BuyerKind {
  const address = { line1: '', postalCode: '', city: '', country };
  if (kind !== 'business' || isDomestic(address)) return kind;
  return isOtherMemberState(country) ? 'eu-business' : 'foreign-business';
}

/** Monaco applies French VAT (convention of 18/05/1963). */
function isDomestic(address: Buyer['address']): boolean {
  return isFrance(address) || address.country === 'MC';
}

const FRENCH = {
  nameLabel: 'Nom ou dénomination',
  hasSiren: true,
  siret: 'details',
  vatNumber: 'main',
  vatNumberLabel: 'N° de TVA',
  countries: 'all',
  hasRoutingCode: true,
  hasPublicBody: false,
  isOrganisation: true,
} as const satisfies BuyerFields;

const ABROAD = {
  ...FRENCH,
  hasSiren: false,
  siret: 'none',
  hasRoutingCode: false,
} as const satisfies BuyerFields;

const FIELDS: Readonly<Record<BuyerKind, BuyerFields>> = {
  business: FRENCH,
  individual: {
    ...ABROAD,
    nameLabel: 'Prénom et nom',
    vatNumber: 'none',
    isOrganisation: false,
  },
  public: {
    ...FRENCH,
    nameLabel: 'Nom de l’organisme',
    siret: 'main',
    vatNumber: 'details',
    hasPublicBody: true,
  },
  'eu-business': { ...ABROAD, vatNumberLabel: 'N° de TVA intracommunautaire', countries: 'union' },
  'foreign-business': {
    ...ABROAD,
    vatNumberLabel: 'N° fiscal',
    countries: 'abroad',
  },
  association: { ...FRENCH, nameLabel: 'Nom de l’association', vatNumber: 'details' },
};
