import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { cents, requireCents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { isHome, RENT_LAW } from './when.ts';

export const rentPaymentRules: readonly Rule[] = [
  {
    id: 'rent-result',
    label: 'Quittance, reçu ou avis',
    purpose: 'Seul le paiement du loyer et des charges en entier donne droit à une quittance.',
    reference: RENT_LAW,
    severity: (context) => (isFree(context) ? 'warning' : 'information'),
    field: 'rent.payments',
    appliesTo: ({ totals }) => totals.rent !== undefined,
    check: explainResult,
  },
  {
    id: 'rent-payment-date',
    label: 'Dates des paiements',
    purpose: 'Date chaque paiement reçu.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.payments',
    appliesTo: hasPayments,
    check: ({ draft }) =>
      findPayment(draft, ({ date, amount }) => requireCents(amount) > 0 && !date, {
        key: 'date',
        message: 'Indiquez la date de ce paiement.',
      }),
  },
  {
    id: 'rent-payment-amount',
    label: 'Montants des paiements',
    purpose: 'Un paiement a un montant.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.payments',
    appliesTo: hasPayments,
    check: ({ draft }) =>
      findPayment(draft, ({ amount }) => requireCents(amount) === 0, {
        key: 'amount',
        message: 'Indiquez le montant de ce paiement, ou retirez-le.',
      }),
  },
  {
    id: 'rent-overpaid',
    label: 'Trop-perçu',
    purpose: 'Ce qui dépasse le terme et le solde antérieur se rend ou se reporte.',
    reference: RENT_LAW,
    severity: 'information',
    field: 'rent.payments',
    appliesTo: hasPayments,
    check: ({ draft, totals }) =>
      totals.rent && totals.rent.balanceAfter < 0 && totals.rent.previousBalance >= 0
        ? {
            message: `Le locataire a payé ${formatAmount(cents(-totals.rent.balanceAfter), draft.currency)} de trop : reportez-les sur le terme suivant.`,
            field: 'rent.payments',
          }
        : null,
  },
  {
    id: 'rent-title',
    label: 'Intitulé',
    purpose: 'L’intitulé vient de ce qui a été reçu : il ne se choisit pas.',
    reference: RENT_LAW,
    severity: 'warning',
    field: 'title',
    appliesTo: ({ draft }) => Boolean(draft.title),
    check: () => ({
      message: 'Retirez l’intitulé : le document prend celui que le montant reçu lui donne.',
      field: 'title',
    }),
  },
  {
    id: 'rent-email',
    label: 'Envoi par e-mail',
    purpose:
      'La quittance ne s’envoie par voie dématérialisée qu’avec l’accord exprès du locataire.',
    reference: RENT_LAW,
    severity: 'information',
    field: 'rent.acceptsEmail',
    appliesTo: isHome,
    check: ({ draft }) =>
      draft.rent?.acceptsEmail
        ? null
        : {
            message: 'Avant d’envoyer la quittance par e-mail, obtenez l’accord du locataire.',
            field: 'rent.acceptsEmail',
          },
  },
];

type Draft = RuleContext['draft'];
type Payment = NonNullable<Draft['rent']>['payments'][number];

function hasPayments({ draft }: RuleContext): boolean {
  return (draft.rent?.payments.length ?? 0) > 0;
}

function findPayment(
  { rent }: Draft,
  isWrong: (payment: Payment) => boolean,
  { key, message }: { key: keyof Payment; message: string },
): Finding | null {
  const index = rent?.payments.findIndex(isWrong) ?? -1;
  return index < 0 ? null : { message, field: `rent.payments[${index}].${key}` };
}

/** Nothing asked or received: with thirtieths, the 31st alone counts for zero days. */
function isFree({ totals: { rent } }: RuleContext): boolean {
  return rent?.result === 'unpaid' && rent.dueTotal <= 0;
}

function explainFree({ draft: { rent, currency }, totals }: RuleContext): Finding {
  const { dueTotal = cents(0), prorata } = totals.rent ?? {};
  if (rent && prorata?.every(({ days }) => days === 0))
    return {
      message:
        'Sur trente jours, le 31 ne compte pour aucun et le terme est de zéro euro : comptez les jours réels.',
      field: 'rent.prorata',
      proposal: {
        label: 'Compter les jours réels',
        changes: { rent: { ...rent, prorata: 'calendar' } },
      },
    };
  return {
    message: `Le terme est de ${formatAmount(dueTotal, currency)} : sans paiement, le document reste un avis d’échéance. Notez une aide versée (APL) comme un paiement.`,
    field: 'rent.payments',
  };
}

function explainResult(context: RuleContext): Finding | null {
  const { draft, totals } = context;
  if (!totals.rent || totals.rent.result === 'complete') return null;
  if (isFree(context)) return explainFree(context);
  const { result, remainingAmount } = totals.rent;
  const missing = formatAmount(remainingAmount, draft.currency);
  const message =
    result === 'partial'
      ? `Il manque ${missing} : le document est un reçu de paiement partiel.`
      : 'Aucun paiement n’est noté : le document est un avis d’échéance.';
  return { message, field: 'rent.payments' };
}
