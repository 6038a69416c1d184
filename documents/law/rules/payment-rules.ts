import { isProfessional } from '#documents/law/buyer-status.ts';
import { RETENTION_MONTHS } from '#documents/law/figures/retention-money.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { CASH_CEILING } from '#documents/law/thresholds.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import { addMonths } from '#documents/model/dates/add-months.ts';
import { laterOf } from '#documents/model/dates/calendar.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import { payingAccountOf } from '#documents/model/payment-account.ts';
import { formatAmount } from '#documents/money/format.ts';
import { asksPayment } from './when.ts';

export const paymentRules: readonly Rule[] = [
  {
    id: 'payment-means',
    label: 'Moyens de paiement',
    purpose: 'Dit au client comment payer.',
    reference: 'EN 16931, BT-81',
    severity: 'warning',
    field: 'payment.means',
    appliesTo: asksPayment,
    check: ({ draft }) =>
      draft.payment.means.length > 0
        ? null
        : {
            message: 'Dites comment vous payer : votre IBAN, ou un autre moyen.',
            field: 'payment.means',
          },
  },
  {
    id: 'transfer-iban',
    label: 'IBAN pour le virement',
    purpose: 'Sans IBAN, le client ne peut pas virer la somme.',
    reference: 'EN 16931, BR-61',
    severity: 'blocking',
    field: 'seller.iban',
    appliesTo: (context) => accepts(context, 'transfer'),
    check: ({ draft }) => {
      if (payingAccountOf(draft).iban) return null;
      return draft.payee
        ? {
            message: 'Indiquez l’IBAN de la société d’affacturage, ou retirez le virement.',
            field: 'payee.iban',
          }
        : { message: 'Indiquez votre IBAN, ou retirez le virement.', field: 'seller.iban' };
    },
  },
  {
    id: 'payee-account',
    label: 'Compte du bénéficiaire',
    purpose:
      'Le client d’une facture cédée doit payer la société d’affacturage, et non le vendeur.',
    reference: 'EN 16931, BG-10 et BT-84',
    severity: 'warning',
    field: 'payee.iban',
    appliesTo: (context) =>
      accepts(context, 'transfer') &&
      Boolean(context.draft.payee?.name && payingAccountOf(context.draft).iban),
    check: ({ draft: { payee, seller } }) =>
      payee?.iban && payee.iban !== seller.iban
        ? null
        : {
            message: `L’IBAN et le code QR imprimés sont les vôtres : indiquez l’IBAN de ${payee?.name}.`,
            field: 'payee.iban',
          },
  },
  {
    id: 'direct-debit-mandate',
    label: 'Mandat de prélèvement',
    purpose: 'Un prélèvement SEPA cite le mandat signé et l’identifiant du créancier.',
    reference: 'EN 16931, BT-89 et BT-90',
    severity: 'blocking',
    field: 'payment.mandate',
    appliesTo: (context) => accepts(context, 'direct-debit'),
    check: ({ draft }) => {
      const { mandate } = draft.payment;
      if (mandate?.reference && mandate.creditorId) return null;
      return {
        message: 'Indiquez la référence du mandat (RUM) et l’identifiant du créancier (ICS).',
        field: mandate?.reference ? 'payment.mandate.creditorId' : 'payment.mandate.reference',
      };
    },
  },
  {
    id: 'payment-link',
    label: 'Lien de paiement',
    purpose: 'Le client paie en suivant ce lien.',
    reference: 'EN 16931, BT-82',
    severity: 'blocking',
    field: 'payment.link',
    appliesTo: (context) => accepts(context, 'link'),
    check: ({ draft }) =>
      draft.payment.link
        ? null
        : { message: 'Indiquez l’adresse du lien de paiement (https://…).', field: 'payment.link' },
  },
  {
    id: 'cash-ceiling',
    label: 'Plafond des espèces',
    purpose: 'Au-delà de 1 000 €, un professionnel ne peut être payé en espèces.',
    reference: 'CMF, art. L112-6 et D112-3',
    severity: 'warning',
    field: 'payment.means',
    appliesTo: (context) => accepts(context, 'cash') && isBoundByCeiling(context),
    // Several payments of one debt still count as one.
    check: ({ totals }) =>
      totals.taxInclusiveTotal <= CASH_CEILING
        ? null
        : {
            message: `Au-delà de ${formatAmount(CASH_CEILING)}, retirez les espèces des moyens de paiement.`,
            field: 'payment.means',
          },
  },
  {
    id: 'retention-release',
    label: 'Libération de la retenue de garantie',
    purpose: 'Une retenue de garantie se libère un an après la réception des travaux.',
    reference: 'Loi n° 71-584 du 16 juillet 1971',
    severity: ({ draft }) => (precedesReception(draft) ? 'information' : 'warning'),
    field: 'payment.retention.releaseDate',
    appliesTo: (context) =>
      asksPayment(context) && Boolean(context.draft.payment.retention?.releaseDate),
    check: findLateRelease,
  },
];

/** Ongoing works are accepted after they are invoiced. */
function precedesReception({ subtype, subject = '' }: Draft): boolean {
  return subtype === 'deposit' || subtype === 'situation' || /situation/i.test(subject);
}

/** The latest plausible day of acceptance: the invoice date, or the end of the supply. */
function findLateRelease({ draft }: RuleContext): Finding | null {
  const { supply, issueDate, payment } = draft;
  const received = laterOf(supply?.end ?? supply?.date ?? '', issueDate);
  const limit = received && addMonths(received, RETENTION_MONTHS);
  if (!limit || !payment.retention || (payment.retention.releaseDate ?? '') <= limit) return null;
  const retention = { ...payment.retention, releaseDate: limit };
  return {
    message: `La retenue se libère un an au plus après la réception des travaux : si elle a eu lieu, ramenez la date au ${formatShortDate(limit)}.`,
    field: 'payment.retention.releaseDate',
    proposal: {
      label: `Libérer le ${formatShortDate(limit)}`,
      changes: { payment: { ...payment, retention } },
    },
  };
}

function accepts(context: RuleContext, means: PaymentMeans): boolean {
  return asksPayment(context) && context.draft.payment.means.includes(means);
}

/** The ceiling, in euros, applies to residents of France and to professionals. */
function isBoundByCeiling({ draft: { buyer, currency } }: RuleContext): boolean {
  return currency === 'EUR' && (isProfessional(buyer) || isFrance(buyer.address));
}
