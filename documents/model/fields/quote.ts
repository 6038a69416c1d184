import { optional, orEmpty, required, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import {
  choice,
  date,
  decimal,
  either,
  flag,
  listOf,
  literal,
  multiline,
  object,
  text,
} from './shape.ts';

const percent = decimal({ scale: 2, max: '100' });
const amount = decimal({ scale: 2 });

const depositNature = optional(choice(['deposit', 'earnest']), 'Nature');

/** Due on acceptance: a part of the total, or an amount with VAT. */
const deposit = either(
  [
    object({ percent: required(percent, 'Part du total'), nature: depositNature }),
    object({ amount: required(amount, 'Montant'), nature: depositNature }),
  ],
  'Expected { "percent": … } or { "amount": … }, not both',
);

/** The percentages of a schedule add up to 100. */
const scheduleTerm = object({
  percent: required(percent, 'Part'),
  /** « À la commande », « Réception des travaux » */
  label: orEmpty(text(100), 'Quand'),
  date: optional(date, 'Date'),
});

const collectionPoint = object({
  name: orEmpty(text(200), 'Raison sociale'),
  address: orEmpty(text(300), 'Adresse'),
  facility: optional(text(100), 'Type d’installation'),
});

/** Building site waste (C. env. L541-21-2-3, décret 2020-1817). */
const waste = object({
  /** « 2 m³ de gravats » */
  quantity: orEmpty(text(200), 'Quantité estimée'),
  handling: orEmpty(text(500), 'Tri et enlèvement'),
  collectionPoints: withDefault(listOf(collectionPoint, 10), [], 'Points de collecte'),
  /** VAT included. */
  cost: optional(amount, 'Coût'),
});

/** The price of the quote itself, VAT included (arrêté du 24/01/2017). */
const cost = either(
  [
    literal('free'),
    object({
      amount: required(amount, 'Montant'),
      isDeductible: optional(flag, 'Déduit si le client commande'),
    }),
  ],
  'Expected "free" or { "amount": … }',
);

/** The fields that a devis adds to the common ones. */
export const quoteFields = {
  cost: withDefault(cost, 'free', 'Prix du devis'),
  startDate: optional(date, 'Date de début'),
  /** « Trois semaines à compter de l’accord » */
  duration: optional(text(150), 'Délai ou durée'),
  deposit: optional(deposit, 'Acompte'),
  schedule: optional(listOf(scheduleTerm, 12), 'Échéancier'),
  /** Works, repair or maintenance at the customer’s (arrêté du 24/01/2017). */
  isWorks: withDefault(flag, false, 'Travaux, dépannage ou entretien'),
  /** Net or gross according to `priceMode`, as `hourlyRate`. */
  travelCost: optional(amount, 'Frais de déplacement'),
  hourlyRate: optional(amount, 'Taux horaire'),
  keepsParts: optional(flag, 'Pièces remplacées'),
  waste: optional(waste, 'Déchets du chantier'),
  /** The 14-day right of withdrawal of a consumer (C. conso. L221-18). */
  withdrawal: optional(choice(['distance', 'off-premises']), 'Droit de rétractation'),
  /** Printed with the terms. */
  guarantees: optional(multiline(2000), 'Garanties et conditions'),
};

export type Quote = OutputOf<typeof quoteFields>;
