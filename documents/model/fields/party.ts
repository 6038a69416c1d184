import { addressShape, addressShapeWith, EMPTY_ADDRESS } from './address.ts';
import { optional, orEmpty, required, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import { choice, decimal, flag, identifier, listOf, object, text } from './shape.ts';

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

const address = withDefault(addressShape, EMPTY_ADDRESS, 'Adresse', 'BG-5, BG-8');

/** Fields of both parties; the rules of law/ check the identifiers. */
const partyFields = {
  name: orEmpty(text(200), 'Nom', 'BT-27, BT-44'),
  tradeName: optional(text(100), 'Nom commercial', 'BT-28, BT-45'),
  siren: optional(identifier(9, 'siren'), 'SIREN', 'BT-30, BT-47'),
  siret: optional(identifier(14, 'siret'), 'SIRET', 'BT-29, BT-46'),
  vatNumber: optional(identifier(20, 'vat-number'), 'N° de TVA', 'BT-31, BT-48'),
  address,
  contactName: optional(text(100), 'Personne à contacter', 'BT-41, BT-56'),
  email: optional(text(254, 'email'), 'E-mail', 'BT-43, BT-58'),
  phone: optional(text(40, 'phone'), 'Téléphone', 'BT-42, BT-57'),
  /** « 0225:SIREN », « 0225:SIREN_SIRET », « EM:address »… */
  electronicAddress: optional(
    text(140, 'electronic-address'),
    'Adresse électronique de facturation',
    'BT-34, BT-49',
  ),
};

/** Professional insurance shown to the customer (C. assur. L243-2, C. conso. R111-2, 9°). */
const insurance = object({
  insurer: orEmpty(text(200), 'Assureur'),
  policyNumber: optional(text(100), 'N° de contrat'),
  contact: orEmpty(text(300), 'Coordonnées de l’assureur'),
  area: orEmpty(text(200), 'Zone couverte'),
});

/** Consumer mediator (C. conso. L616-1). */
const mediator = object({
  name: orEmpty(text(200), 'Médiateur'),
  contact: orEmpty(text(300), 'Ses coordonnées'),
});

const representativeAddress = withDefault(
  addressShapeWith({
    line1: 'BT-64',
    line2: 'BT-65',
    line3: 'BT-164',
    postalCode: 'BT-67',
    city: 'BT-66',
    region: 'BT-68',
    country: 'BT-69',
  }),
  EMPTY_ADDRESS,
  'Adresse',
  'BG-12',
);

/** The single taxable person of the seller (CGI ann. II, 242 nonies A, 5° bis; BG-11). */
const vatGroup = object({
  name: orEmpty(text(200), 'Nom de l’assujetti unique', 'BT-62'),
  siren: required(identifier(9, 'siren'), 'SIREN', 'BT-29'),
  vatNumber: required(identifier(20, 'vat-number'), 'N° de TVA', 'BT-63'),
  address: representativeAddress,
});

/** CGI ann. II, 242 nonies A, 5°; BG-11 */
const taxRepresentative = object({
  name: orEmpty(text(200), 'Nom du représentant', 'BT-62'),
  vatNumber: required(identifier(20, 'vat-number'), 'N° de TVA', 'BT-63'),
  address: representativeAddress,
});

const professionalNumber = object({
  label: orEmpty(text(60), 'Intitulé'),
  value: orEmpty(text(60), 'Numéro'),
});

export const sellerFields = {
  ...partyFields,
  kind: required(choice(SELLER_KINDS), 'Statut'),
  legalForm: optional(text(100), 'Forme juridique'),
  shareCapital: optional(decimal({ scale: 2, max: '999999999999' }), 'Capital social'),
  hasVariableCapital: optional(flag, 'Capital variable'),
  /** Register and town: « RCS Paris », « RSAC Lyon ». */
  registry: optional(text(100), 'Registre du commerce'),
  naf: optional(text(10, 'naf'), 'Code APE'),
  rna: optional(identifier(10, 'rna'), 'N° RNA'),
  /** Approval, training declaration, RPPS… */
  identifiers: optional(listOf(professionalNumber, 10), 'Autres numéros'),
  website: optional(text(200, 'website'), 'Site'),
  iban: optional(identifier(34, 'iban'), 'IBAN', 'BT-84'),
  bic: optional(identifier(11, 'bic'), 'BIC', 'BT-86'),
  accountHolder: optional(text(70), 'Titulaire du compte', 'BT-85'),
  bankName: optional(text(100), 'Banque'),
  /** For the calendar of electronic invoicing; small means PME or micro. */
  size: optional(choice(['small', 'large']), 'Taille de l’entreprise'),
  isInLiquidation: optional(flag, 'Société en liquidation'),
  isLesseeManager: optional(flag, 'Locataire-gérant du fonds de commerce'),
  franchiseBrand: optional(text(100), 'Marque dont vous êtes franchisé'),
  isApprovedAssociationMember: optional(flag, 'Membre d’un organisme de gestion agréé'),
  insurance: optional(insurance, 'Assurance professionnelle'),
  mediator: optional(mediator, 'Médiateur de la consommation'),
  vatGroup: optional(vatGroup, 'Membre d’un assujetti unique', 'BG-11'),
  taxRepresentative: optional(taxRepresentative, 'Représentant fiscal', 'BG-11'),
};

export const buyerFields = {
  ...partyFields,
  kind: required(choice(BUYER_KINDS), 'Nature du client'),
  customerCode: optional(text(50), 'Code client', 'BT-46'),
  department: optional(text(100), 'Service', 'BT-56'),
  /** Scheme 0224: the service code of Chorus Pro. */
  routingCode: optional(text(100), 'Code routage', 'BT-46'),
  /** Sets the payment deadline of a public buyer (commande publique, R2192-10). */
  publicBody: optional(choice(['hospital', 'company']), 'Nature de l’acheteur public'),
  /** A consumer may refuse to be named on a note (arrêté 83-50/A, art. 3). */
  refusesName: optional(flag, 'Le client refuse que son nom figure sur la note'),
};

export const sellerShape = object(sellerFields);
export const buyerShape = object(buyerFields);

export type Seller = OutputOf<typeof sellerFields>;
export type Buyer = OutputOf<typeof buyerFields>;
export type Party = Seller | Buyer;
