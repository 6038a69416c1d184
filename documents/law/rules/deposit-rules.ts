import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Prepayment } from '#documents/model/fields/document.ts';
import { type Cents, requireCents, requirePercent, sumCents } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { asksPayment } from './when.ts';

export const depositRules: readonly Rule[] = [
  {
    id: 'deposit-invoices',
    label: 'Factures d’acompte déduites',
    purpose:
      'La facture qui déduit un acompte cite la facture d’acompte : numéro, date et montant.',
    reference: 'CGI, art. 289, I-1-c',
    severity: 'blocking',
    field: 'prepayments',
    appliesTo: ({ draft }) => draft.subtype === 'final' || isDeductingSituation(draft),
    check: findMissingDeposit,
  },
  {
    id: 'deposit-vat',
    label: 'TVA des acomptes déduits',
    purpose: 'La TVA d’un acompte est déjà due : la facture de solde la déduit, à chaque taux.',
    reference: 'CGI, art. 269, 2 et 289, I-1-c',
    severity: 'blocking',
    field: 'prepayments',
    appliesTo: ({ draft, totals }) =>
      (draft.subtype === 'final' || isDeductingSituation(draft)) &&
      draft.prepayments.length > 0 &&
      totals.vatTotal !== 0,
    check: ({ draft }) => {
      const index = draft.prepayments.findIndex(({ vat = [] }) => vat.length === 0);
      if (index < 0) return null;
      return {
        message: `${nameDeposit(draft, index)} : détaillez son montant HT, son taux et sa TVA, pour qu’elle ne soit pas due deux fois.`,
        field: `prepayments[${index}].vat`,
      };
    },
  },
  {
    id: 'deposit-vat-amounts',
    label: 'Montants des acomptes déduits',
    purpose:
      'Le HT et la TVA d’un acompte font son montant, et ne dépassent pas ceux de la facture.',
    reference: 'CGI, art. 269, 2 et 289, I-1-c',
    severity: 'blocking',
    field: 'prepayments',
    appliesTo: (context) => asksPayment(context) && context.totals.balance.length > 0,
    check: (context) => findUnevenDeposit(context) ?? findExcessiveVat(context),
  },
];

function isDeductingSituation({ subtype, prepayments }: Draft): boolean {
  return subtype === 'situation' && prepayments.length > 0;
}

/** Each needs its number and date, its own or those of the preceding document. */
function findMissingDeposit({ draft }: RuleContext): Finding | null {
  if (draft.prepayments.length === 0) {
    return {
      message: 'Ajoutez les acomptes déjà facturés, avec leur numéro et leur date.',
      field: 'prepayments',
    };
  }
  const invoices = draft.prepayments.map((_, index) => depositInvoiceOf(draft, index));
  const index = invoices.findIndex(({ number, issueDate }) => !number || !issueDate);
  if (index < 0) return null;
  const key = invoices[index]?.number ? 'issueDate' : 'reference';
  const message = 'Complétez le numéro et la date de chaque facture d’acompte.';
  return { message, field: `prepayments[${index}].${key}` };
}

function findUnevenDeposit({ draft }: RuleContext): Finding | null {
  const index = draft.prepayments.findIndex(
    (prepayment) => prepayment.vat && taxInclusive(prepayment) !== requireCents(prepayment.amount),
  );
  const prepayment = draft.prepayments[index];
  if (!prepayment) return null;
  const total = formatAmount(taxInclusive(prepayment), draft.currency);
  const amount = formatAmount(requireCents(prepayment.amount), draft.currency);
  return {
    message: `${nameDeposit(draft, index)} : le HT et la TVA font ${total}, et non ${amount}. Corrigez l’un ou l’autre.`,
    field: `prepayments[${index}].vat`,
  };
}

/** A deposit deducts no more at a rate than the invoice bills. */
function findExcessiveVat({ draft, totals }: RuleContext): Finding | null {
  const excessive = totals.balance.find(
    ({ taxableAmount, vatAmount }) => taxableAmount < 0 || vatAmount < 0,
  );
  if (!excessive) return null;
  return {
    message: `Les acomptes déduisent plus, au taux de ${formatPercent(excessive.rate)}, que la facture n’en porte : corrigez leur taux ou leurs montants.`,
    field: `prepayments[${findDepositAt(draft, excessive.rate)}].vat`,
  };
}

function findDepositAt({ prepayments }: Draft, wanted: number): number {
  return prepayments.findIndex(({ vat = [] }) =>
    vat.some(({ rate }) => requirePercent(rate) === wanted),
  );
}

function taxInclusive({ vat = [] }: Prepayment): Cents {
  return sumCents(
    vat.flatMap(({ taxableAmount, vatAmount }) => [
      requireCents(taxableAmount),
      requireCents(vatAmount),
    ]),
  );
}

function nameDeposit(draft: Draft, index: number): string {
  return `Acompte ${depositInvoiceOf(draft, index).number || index + 1}`;
}
