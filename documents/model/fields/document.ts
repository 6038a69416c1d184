import { KIND_NAMES, SUBTYPES } from '#documents/model/subtypes.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { addressFieldsWith } from './address.ts';
import { attachmentShape } from './attachment.ts';
import { creditFields } from './credit.ts';
import { optional, orEmpty, required, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import { allowanceShape, exemptionShape, lineShape, periodFields } from './line.ts';
import { buyerShape, sellerShape } from './party.ts';
import { paymentShape } from './payment.ts';
import { quoteFields } from './quote.ts';
import { RECEIVED_BY, receiptShape } from './receipt.ts';
import { referencesShape } from './references.ts';
import { rentFields } from './rent.ts';
import {
  choice,
  currency,
  date,
  dateOrEmpty,
  decimal,
  documentNumber,
  flag,
  identifier,
  listOf,
  literal,
  multiline,
  object,
  text,
} from './shape.ts';
import { situationFields } from './situation.ts';
import { LANGUAGES, styleShape } from './style.ts';

const amount = decimal({ scale: 2 });
const rate = decimal({ scale: 2, max: '99.99' });

/** BG-21: a charge on the whole document, with its own rate. */
const chargeFields = {
  amount: required(amount, 'Montant', 'BT-99'),
  reason: orEmpty(text(100), 'Libellé', 'BT-104'),
  vatRate: optional(rate, 'TVA', 'BT-103'),
};

const prepaymentVat = object({
  rate: required(rate, 'Taux'),
  taxableAmount: required(amount, 'Base HT'),
  vatAmount: required(amount, 'TVA'),
});

/** VAT included; `vat` for an invoiced deposit (CGI 289, I-1-c). */
const prepaymentFields = {
  amount: required(amount, 'Montant'),
  date: optional(date, 'Reçu le'),
  means: optional(choice(RECEIVED_BY), 'Moyen'),
  /** Issue date of the deposit invoice. */
  issueDate: optional(date, 'Date de la facture', 'BT-26'),
  reference: optional(text(35), 'Référence', 'BT-25'),
  vat: optional(listOf(prepaymentVat, 10), 'TVA de l’acompte'),
};

const delivery = object({
  name: orEmpty(text(200), 'Nom du lieu ou du destinataire', 'BT-70'),
  siret: optional(identifier(14, 'siret'), 'SIRET', 'BT-71'),
  ...addressFieldsWith({
    line1: 'BT-75',
    line2: 'BT-76',
    line3: 'BT-165',
    postalCode: 'BT-78',
    city: 'BT-77',
    region: 'BT-79',
    country: 'BT-80',
  }),
});

const payer = object({
  name: orEmpty(text(200), 'Nom du payeur'),
  relation: optional(text(100), 'Lien avec le client'),
});

/** BG-10: a factor. */
const payee = object({
  name: orEmpty(text(200), 'Société d’affacturage', 'BT-59'),
  siren: optional(identifier(9, 'siren'), 'SIREN', 'BT-61'),
  iban: optional(identifier(34, 'iban'), 'IBAN', 'BT-84'),
  bic: optional(identifier(11, 'bic'), 'BIC', 'BT-86'),
});

/** A day or a period. */
const supply = object({
  date: optional(date, 'Date de livraison ou de fin de prestation', 'BT-72'),
  start: { ...periodFields.start, term: 'BT-73' },
  end: { ...periodFields.end, term: 'BT-74' },
  place: optional(text(200), 'Lieu d’exécution'),
});

/** The customer’s certification for works at a reduced rate (CGI 279-0 bis). */
const works = object({
  certification: required(choice(['improvement', 'energy', 'simplified']), 'Travaux à taux réduit'),
  address: optional(text(300), 'Adresse du logement'),
});

/** Euros per unit of the currency, on a given day. */
const exchangeRate = object({
  rate: required(decimal({ scale: 6 }), 'Taux de change'),
  date: required(date, 'Taux du'),
});

export const draftFields = {
  version: required(literal(1), 'Version'),
  kind: required(choice(KIND_NAMES), 'Document'),
  subtype: withDefault(choice(SUBTYPES), 'standard', 'Nature', 'BT-3'),
  vatRegime: required(choice(VAT_REGIMES), 'Régime de TVA', 'BT-118'),
  exemption: optional(exemptionShape, 'Motif d’exonération'),
  /** Empty until assigned; the rules of law/ check its characters. */
  number: orEmpty(documentNumber(60), 'Numéro', 'BT-1'),
  issueDate: orEmpty(dateOrEmpty, 'Date d’émission', 'BT-2'),
  dueDate: orEmpty(dateOrEmpty, 'Échéance', 'BT-9'),
  /** Last day of a devis. */
  validUntil: optional(date, 'Fin de validité'),
  currency: withDefault(currency, 'EUR', 'Devise', 'BT-5'),
  /** For any currency but the euro; required with VAT. */
  exchangeRate: optional(exchangeRate, 'Taux de change'),
  language: withDefault(choice(LANGUAGES), 'fr', 'Langue du document'),
  title: optional(text(60), 'Intitulé affiché'),
  subject: optional(text(150), 'Objet'),
  intro: optional(multiline(2000), 'Texte d’introduction'),
  outro: optional(multiline(2000), 'Texte de fin'),
  supply: optional(supply, 'Date de livraison', 'BG-14'),
  operation: withDefault(
    choice(['', 'goods', 'services', 'mixed']),
    '',
    'Nature de l’opération',
    'BT-23',
  ),
  suppliedInFrance: optional(flag, 'Service lié à la France malgré un client établi ailleurs'),
  vatOnDebits: withDefault(flag, false, 'TVA d’après les débits', 'BT-8'),
  priceMode: withDefault(choice(['net', 'gross']), 'net', 'Prix hors taxes ou TTC'),
  seller: required(sellerShape, 'Vous'),
  buyer: required(buyerShape, 'Client'),
  deliveryAddress: optional(delivery, 'Livraison à une autre adresse', 'BG-13'),
  payer: optional(payer, 'Une autre personne paie'),
  payee: optional(payee, 'Facture cédée à une société d’affacturage', 'BG-10'),
  lines: withDefault(
    listOf(lineShape, 2000, 'A document holds at most 2000 lines'),
    [],
    'Lignes',
    'BG-25',
  ),
  allowances: withDefault(listOf(allowanceShape, 20), [], 'Remises sur le total', 'BG-20'),
  charges: withDefault(listOf(object(chargeFields), 20), [], 'Frais', 'BG-21'),
  prepayments: withDefault(listOf(object(prepaymentFields), 100), [], 'Acomptes', 'BT-113'),
  /** Cash payments only. */
  rounding: optional(decimal({ scale: 2, min: '-0.99', max: '0.99' }), 'Arrondi', 'BT-114'),
  payment: withDefault(
    paymentShape,
    { means: ['transfer'], latePenalty: 'ecb+10', recoveryFee: true, earlyDiscount: 'none' },
    'Paiement',
  ),
  references: withDefault(referencesShape, {}, 'Références'),
  works: optional(works, 'Travaux'),
  quote: optional(object(quoteFields), 'Conditions du devis'),
  credit: optional(object(creditFields), 'Conditions de l’avoir'),
  /** Its lines have a `progress`. */
  situation: optional(object(situationFields), 'Situation de travaux'),
  receipt: optional(receiptShape, 'Paiement reçu'),
  /** Replaces `lines` on a quittance. */
  rent: optional(object(rentFields), 'Logement et loyer'),
  attachments: optional(listOf(attachmentShape, 20), 'Pièces jointes', 'BG-24'),
  notes: optional(multiline(1000), 'Mentions libres'),
  terms: optional(multiline(10_000), 'Conditions générales de vente'),
  /** Never in a PDF, an XML or a link. */
  privateNotes: optional(multiline(2000), 'Notes internes'),
  style: withDefault(
    styleShape,
    { template: 'classique', accent: '#1C5D4A', watermark: 'none', showsPaymentCode: true },
    'Présentation',
  ),
};

export const draftShape = object(draftFields);

export type Charge = OutputOf<typeof chargeFields>;
export type Prepayment = OutputOf<typeof prepaymentFields>;
