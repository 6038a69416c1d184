import { isProfessional } from '#documents/law/buyer-status.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { always } from '#documents/law/rules/when.ts';
import { CASH_CEILING } from '#documents/law/thresholds.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import { formatAmount } from '#documents/money/format.ts';

export const receiptMeansRules: readonly Rule[] = [
  {
    id: 'receipt-cheque',
    label: 'Chèque',
    purpose: 'Un chèque n’est payé qu’une fois encaissé : son numéro et sa banque le désignent.',
    reference: 'Usage ; C. civ., art. 1342-8',
    severity: 'warning',
    field: 'receipt.reference',
    appliesTo: ({ draft }) => draft.receipt?.means === 'cheque',
    check: ({ draft: { receipt } }) => {
      if (receipt?.reference && receipt.bank) return null;
      return {
        message: 'Ajoutez le numéro du chèque et sa banque.',
        field: receipt?.reference ? 'receipt.bank' : 'receipt.reference',
      };
    },
  },
  {
    id: 'receipt-cash-ceiling',
    label: 'Plafond des espèces',
    purpose: 'Au-delà de 1 000 €, un paiement à un professionnel ne se fait pas en espèces.',
    reference: 'CMF, art. L112-6 et D112-3',
    severity: 'warning',
    field: 'receipt.means',
    appliesTo: (context) =>
      context.draft.receipt?.means === 'cash' && isBoundByCashCeiling(context),
    check: ({ totals }) =>
      (totals.receipt?.amount ?? 0) <= CASH_CEILING
        ? null
        : {
            message: `Au-delà de ${formatAmount(CASH_CEILING)}, les espèces sont interdites et exposent à une amende de 5 % : vérifiez le moyen de paiement.`,
            field: 'receipt.means',
          },
  },
  {
    id: 'receipt-gift',
    label: 'Don',
    purpose: 'Seul un organisme éligible délivre un reçu fiscal, sur son propre modèle.',
    reference: 'CGI, art. 200 et 238 bis ; Cerfa 11580',
    severity: 'warning',
    field: 'receipt.purpose',
    appliesTo: always,
    check: ({ draft }) => {
      const texts = [draft.title, draft.subject, draft.receipt?.purpose].join(' ');
      if (!SAYS_GIFT.test(texts)) return null;
      return {
        message:
          'Ce reçu n’est pas un reçu fiscal de don : pour une réduction d’impôt, remplissez le Cerfa 11580.',
        field: 'receipt.purpose',
      };
    },
  },
  {
    id: 'receipt-security-vat',
    label: 'Dépôt de garantie sans TVA',
    purpose: 'Une somme à rendre n’est le prix de rien : elle est hors TVA.',
    reference: 'CGI, art. 283, 3',
    severity: 'warning',
    field: 'receipt.vat',
    appliesTo: ({ draft: { subtype, receipt } }) =>
      subtype === 'security-deposit' && (receipt?.vat?.length ?? 0) > 0,
    check: () => ({
      message:
        'Un dépôt de garantie est hors TVA tant qu’il est à rendre : retirez la ventilation de la TVA.',
      field: 'receipt.vat',
    }),
  },
  {
    id: 'receipt-full-settlement',
    label: 'Solde de tout compte',
    purpose: 'Ces mots seuls désignent le reçu remis à un salarié qui part.',
    reference: 'Usage ; C. civ., art. 1342-8',
    severity: 'warning',
    field: 'receipt.purpose',
    appliesTo: ({ draft }) => SAYS_FULL_SETTLEMENT.test(draft.receipt?.purpose ?? ''),
    check: ({ draft }) =>
      /facture/i.test(draft.receipt?.purpose ?? '')
        ? null
        : {
            message: 'Dites de quelle facture le compte est soldé, ou écrivez « solde ».',
            field: 'receipt.purpose',
          },
  },
];

/** In euros, for debtors who live in France or pay for a business; never between individuals. */
function isBoundByCashCeiling({ draft: { seller, buyer, currency } }: RuleContext): boolean {
  const isPrivate = seller.kind === 'individual' && buyer.kind === 'individual';
  return currency === 'EUR' && !isPrivate && (isProfessional(buyer) || isFrance(buyer.address));
}

const SAYS_GIFT = /(?<!\p{L})dons?(?!\p{L})|mécénat|réduction d[’']impôt|reçu fiscal/iu;
const SAYS_FULL_SETTLEMENT = /solde de tout compte/i;
