import { MAX_RETENTION_PERCENT } from '#documents/law/figures/retention-money.ts';
import { optional, required, withDefault } from './field.ts';
import {
  choice,
  date,
  decimal,
  either,
  flag,
  identifier,
  integer,
  link,
  listOf,
  literal,
  multiline,
  object,
  pattern,
  text,
} from './shape.ts';

export const PAYMENT_MEANS = [
  'transfer',
  'direct-debit',
  'card',
  'cheque',
  'cash',
  'link',
  'paid',
] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

const percent = decimal({ scale: 2, max: '100' });

const latePenalty = either(
  [literal('ecb+10'), literal('unstated'), object({ percent: required(percent, 'Taux annuel') })],
  'Expected "ecb+10", "unstated" or { "percent": … }',
);

const earlyDiscount = either(
  [
    literal('none'),
    literal('unstated'),
    object({
      percent: required(percent, 'Taux'),
      days: required(integer(1, 90), 'Payée sous (jours)'),
    }),
  ],
  'Expected "none", "unstated" or { "percent": …, "days": … }',
);

/** Last digits only. */
const card = object({
  lastDigits: required(pattern(/^\d{4,6}$/), 'Derniers chiffres de la carte', 'BT-87'),
  holder: optional(text(100), 'Porteur', 'BT-88'),
});

const mandate = object({
  reference: required(text(35), 'Référence du mandat (RUM)', 'BT-89'),
  creditorId: required(identifier(35, 'creditor-id'), 'Identifiant créancier (ICS)', 'BT-90'),
  debtorIban: optional(identifier(34, 'iban'), 'IBAN du client', 'BT-91'),
});

/** Retention on building works (loi 71-584): shown after the total, never deducted from it. */
const retention = object({
  percent: required(decimal({ scale: 2, max: MAX_RETENTION_PERCENT }), 'Part retenue'),
  releaseDate: optional(date, 'Libérée le'),
});

export const paymentFields = {
  /** « paid »: everything was received before the invoice was issued. */
  means: withDefault(
    listOf(choice(PAYMENT_MEANS), PAYMENT_MEANS.length),
    ['transfer'],
    'Moyens de paiement',
    'BT-81',
  ),
  /** C. com. L441-10, II: the legal default, the seller’s own rate, or what a file left unsaid. */
  latePenalty: withDefault(latePenalty, 'ecb+10', 'Pénalités de retard'),
  /** The fixed indemnity of C. com. D441-5. */
  recoveryFee: withDefault(flag, true, 'Indemnité forfaitaire de recouvrement'),
  earlyDiscount: withDefault(earlyDiscount, 'none', 'Escompte'),
  terms: optional(multiline(500), 'Conditions en vos mots', 'BT-20'),
  /** Required when `means` contains « paid » (BT-9, BR-FR-CO-09). */
  paidOn: optional(date, 'Payée le', 'BT-9'),
  /** Defaults to the invoice number. */
  reference: optional(text(140), 'Référence à rappeler', 'BT-83'),
  chequeOrder: optional(text(100), 'Chèque à l’ordre de'),
  link: optional(link(500), 'Lien de paiement'),
  card: optional(card, 'Carte', 'BG-18'),
  mandate: optional(mandate, 'Mandat de prélèvement', 'BG-19'),
  retention: optional(retention, 'Retenue de garantie'),
};

export const paymentShape = object(paymentFields);
