import { dueLimitOf, periodicLimitOf, supposesEndOfMonth } from '#documents/law/payment-delays.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isFrenchVatTerritory } from '#documents/law/vat/territories.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { asksPayment, asksProfessional } from './when.ts';

export const dateRules: readonly Rule[] = [
  {
    id: 'supply-date',
    label: 'Date de livraison ou de prestation',
    purpose: 'Fixe le moment où la TVA est due et ce que la facture couvre.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-10° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'supply.date',
    // A deposit is invoiced before the supply, but the XML of an intra-EU supply requires a date
    // (BR-IC-11).
    appliesTo: (context) =>
      asksPayment(context) &&
      (context.draft.subtype !== 'deposit' || context.draft.vatRegime === 'eu-goods'),
    check: ({ draft }) =>
      saysSupply(draft.supply) || (draft.vatRegime !== 'eu-goods' && hasDatedLines(draft))
        ? null
        : {
            message: 'Indiquez la date de livraison ou de fin de prestation, ou sa période.',
            field: 'supply.date',
          },
  },
  {
    id: 'supply-period',
    label: 'Période de prestation',
    purpose: 'Une période finit après avoir commencé.',
    reference: 'EN 16931, BR-29',
    severity: 'blocking',
    field: 'supply.end',
    appliesTo: ({ draft }) => Boolean(draft.supply?.start && draft.supply.end),
    check: ({ draft: { supply } }) =>
      (supply?.end ?? '') >= (supply?.start ?? '')
        ? null
        : {
            message: 'La fin de la période précède son début : corrigez l’une des deux dates.',
            field: 'supply.end',
          },
  },
  {
    id: 'supply-after-issue',
    label: 'Prestation déjà faite',
    purpose: 'Avant la livraison ou la prestation, c’est une facture d’acompte qui s’établit.',
    reference: 'CGI, art. 289, I-1-c et I-3',
    severity: 'warning',
    field: 'supply.date',
    appliesTo: (context) =>
      asksPayment(context) && context.draft.subtype !== 'deposit' && context.draft.issueDate !== '',
    check: ({ draft: { supply, issueDate } }) =>
      (supply?.date ?? supply?.start ?? '') <= issueDate
        ? null
        : {
            message:
              'La prestation est postérieure à l’émission : vérifiez la date, ou choisissez « Acompte ».',
            field: supply?.date ? 'supply.date' : 'supply.start',
          },
  },
  {
    id: 'due-date',
    label: 'Date de règlement',
    purpose: 'Dit quand payer ; les pénalités courent dès le lendemain.',
    reference: 'C. com., art. L441-9, I',
    severity: (context) => (asksProfessional(context) ? 'blocking' : 'warning'),
    field: 'dueDate',
    appliesTo: owesPayment,
    check: ({ draft }) =>
      draft.dueDate ? null : { message: 'Indiquez la date de règlement.', field: 'dueDate' },
  },
  {
    id: 'due-after-issue',
    label: 'Règlement après l’émission',
    purpose: 'Un paiement ne peut être attendu avant la facture, sauf pour un acompte.',
    reference: 'BR-FR-CO-07',
    severity: 'blocking',
    field: 'dueDate',
    appliesTo: (context) =>
      owesPayment(context) && hasBothDates(context) && context.draft.subtype !== 'deposit',
    check: ({ draft }) =>
      draft.dueDate >= draft.issueDate
        ? null
        : {
            message: 'La date de règlement précède la date d’émission : corrigez-la.',
            field: 'dueDate',
          },
  },
  {
    id: 'proforma-valid-until',
    label: 'Fin de validité',
    purpose: 'Une proforma est une offre : le vendeur tient son prix jusqu’à la date qu’il écrit.',
    reference: 'C. civ., art. 1116 et 1117',
    severity: 'information',
    field: 'validUntil',
    appliesTo: ({ draft, kind }) => subtypeOf(kind, draft.subtype).isOffer === true,
    check: findWrongEnd,
  },
  {
    id: 'due-maximum',
    label: 'Délai de paiement maximal',
    purpose: 'Entre professionnels, un délai trop long expose à une amende.',
    reference: 'C. com., art. L441-10 et L441-11 ; code de la commande publique, art. R2192-10',
    severity: 'warning',
    field: 'dueDate',
    appliesTo: (context) =>
      asksProfessional(context) &&
      owesPayment(context) &&
      hasBothDates(context) &&
      isFrenchVatTerritory(context.draft.buyer.address),
    check: findLateDueDate,
  },
  {
    id: 'due-end-of-month',
    label: 'Délai fin de mois',
    purpose: 'Au-delà de 60 jours, « 45 jours fin de mois » doit avoir été convenu expressément.',
    reference: 'C. com., art. L441-10, I',
    severity: 'information',
    field: 'payment.terms',
    appliesTo: (context) =>
      asksProfessional(context) &&
      owesPayment(context) &&
      hasBothDates(context) &&
      isFrenchVatTerritory(context.draft.buyer.address) &&
      context.draft.dueDate <= dueLimitOf(context.draft).date,
    check: findUnsaidEndOfMonth,
  },
  {
    id: 'due-periodic',
    label: 'Délai d’une facture périodique',
    purpose: 'Une facture qui regroupe les ventes d’une période se règle plus tôt.',
    reference: 'C. com., art. L441-10, I',
    severity: 'information',
    field: 'dueDate',
    appliesTo: (context) =>
      isOfPeriod(context) &&
      asksProfessional(context) &&
      owesPayment(context) &&
      hasBothDates(context) &&
      context.draft.buyer.kind !== 'public' &&
      isFrenchVatTerritory(context.draft.buyer.address),
    check: findLatePeriodicDueDate,
  },
];

function saysSupply(supply: Draft['supply']): boolean {
  return Boolean(supply?.date || supply?.start || supply?.end);
}

/** Each line says its own period. */
function hasDatedLines({ lines }: Draft): boolean {
  const priced = lines.filter(isPriced);
  return priced.length > 0 && priced.every(({ period }) => period?.start || period?.end);
}

function owesPayment(context: RuleContext): boolean {
  return asksPayment(context) && !context.draft.payment.means.includes('paid');
}

function hasBothDates({ draft }: RuleContext): boolean {
  return draft.dueDate !== '' && draft.issueDate !== '';
}

function isOfPeriod({ draft: { supply } }: RuleContext): boolean {
  return Boolean(supply?.start && supply.end && supply.start !== supply.end);
}

function findLatePeriodicDueDate({ draft }: RuleContext): Finding | null {
  const limit = periodicLimitOf(draft);
  if (draft.dueDate <= limit) return null;
  const message = `Si cette facture regroupe plusieurs ventes de la période, elle se règle sous 45 jours : le ${formatShortDate(limit)} au plus tard.`;
  return { message, field: 'dueDate' };
}

function findUnsaidEndOfMonth({ draft }: RuleContext): Finding | null {
  if (!supposesEndOfMonth(draft)) return null;
  const terms = [draft.payment.terms, 'Paiement à 45 jours fin de mois.']
    .filter(Boolean)
    .join('\n');
  return {
    message:
      'Plus de 60 jours ne s’admettent que si votre contrat prévoit « 45 jours fin de mois » : écrivez-le dans les conditions de paiement.',
    field: 'payment.terms',
    proposal: {
      label: 'Écrire « 45 jours fin de mois »',
      changes: { payment: { ...draft.payment, terms } },
    },
  };
}

function findLateDueDate({ draft }: RuleContext): Finding | null {
  const limit = dueLimitOf(draft);
  if (draft.dueDate <= limit.date) return null;
  const message = `Le délai dépasse le maximum légal (${limit.rule}) : ramenez la date de règlement au ${formatShortDate(limit.date)} au plus tard.`;
  return { message, field: 'dueDate' };
}

function findWrongEnd({ draft: { validUntil, issueDate } }: RuleContext): Finding | null {
  const field = 'validUntil';
  if (!validUntil) return { message: 'Dites jusqu’à quand ce prix tient.', field };
  return validUntil >= issueDate
    ? null
    : { message: 'La fin de validité précède la date du document : corrigez-la.', field };
}
