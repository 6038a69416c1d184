import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { requireCents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { allowanceTotal, discountedBase } from '#documents/totals/discounted-base.ts';
import { asksPayment } from './when.ts';

export const amountRules: readonly Rule[] = [
  {
    id: 'allowances',
    label: 'Remise globale',
    purpose: 'Une remise ne peut dépasser le total qu’elle réduit.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-9°',
    severity: 'blocking',
    field: 'allowances',
    appliesTo: ({ draft }) => draft.allowances.length > 0,
    check: findExcessiveAllowances,
  },
  {
    id: 'prepayments',
    label: 'Acomptes et versements',
    purpose: 'Ce qui est déjà payé ne peut dépasser le total.',
    reference: 'EN 16931, BT-113',
    severity: 'blocking',
    field: 'prepayments',
    appliesTo: (context) =>
      asksPayment(context) && context.draft.prepayments.length > 0 && !isPaid(context),
    check: ({ draft, totals }) =>
      totals.prepaidTotal <= Math.max(0, totals.taxInclusiveTotal)
        ? null
        : {
            message: `Les acomptes dépassent le total de ${formatAmount(totals.taxInclusiveTotal, draft.currency)} : corrigez-les, ou établissez un avoir.`,
            field: 'prepayments',
          },
  },
  {
    id: 'payable-amount',
    label: 'Net à payer',
    purpose: 'Une facture réclame une somme ; rendre de l’argent demande un avoir.',
    reference: 'CGI, art. 289, I-5 ; EN 16931, BT-115',
    severity: 'blocking',
    field: 'lines',
    appliesTo: asksPayment,
    check: ({ totals }) =>
      totals.payableAmount >= 0
        ? null
        : {
            message: 'Le net à payer est négatif : établissez un avoir ou corrigez les quantités.',
            field: 'lines',
          },
  },
  {
    id: 'rounding',
    label: 'Arrondi',
    purpose: 'Seul un paiement en espèces peut être arrondi.',
    reference: 'EN 16931, BT-114',
    severity: 'warning',
    field: 'rounding',
    appliesTo: (context) => asksPayment(context) && context.totals.roundingAmount !== 0,
    check: ({ draft }) =>
      draft.payment.means.includes('cash')
        ? null
        : { message: 'Retirez l’arrondi, ou acceptez les espèces.', field: 'rounding' },
  },
  {
    id: 'paid-on',
    label: 'Date du paiement reçu',
    purpose: 'Une facture déjà payée dit quand elle l’a été.',
    reference: 'BR-FR-CO-09',
    severity: 'blocking',
    field: 'payment.paidOn',
    appliesTo: (context) => asksPayment(context) && isPaid(context),
    check: ({ draft }) =>
      draft.payment.paidOn
        ? null
        : { message: 'Indiquez la date du paiement.', field: 'payment.paidOn' },
  },
];

function isPaid({ draft }: RuleContext): boolean {
  return draft.payment.means.includes('paid');
}

function findExcessiveAllowances({ draft, totals }: RuleContext): Finding | null {
  const base = discountedBase(totals, draft.currency);
  const isTooMuch = (discount: RuleContext['draft']['allowances'][number]) =>
    'amount' in discount && requireCents(discount.amount) > Math.max(0, base);
  const total = allowanceTotal(totals);
  const index = draft.allowances.findIndex(isTooMuch);
  if (index < 0 && total <= Math.max(0, base)) return null;
  return {
    message: 'La remise dépasse le total des lignes (hors éco-participation) : réduisez-la.',
    field: `allowances[${Math.max(0, index)}]`,
  };
}
