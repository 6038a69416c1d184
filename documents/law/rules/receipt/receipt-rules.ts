import type { DatedRule, Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { completeRule } from '#documents/law/rules/complete-rule.ts';
import { documentRules } from '#documents/law/rules/document-rules.ts';
import { identifierRules } from '#documents/law/rules/identifier/identifier-rules.ts';
import { languageRule } from '#documents/law/rules/language-rule.ts';
import { lawInForceRule } from '#documents/law/rules/law-in-force-rule.ts';
import { partyRules } from '#documents/law/rules/party-rules.ts';
import { always } from '#documents/law/rules/when.ts';
import type { Receipt } from '#documents/model/fields/receipt.ts';
import { requireCents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { remainingOf } from '#documents/totals/receipt-totals.ts';
import { receiptMeansRules } from './means-rules.ts';
import { receiptPartyRules } from './party-rules.ts';

const PROOF = 'C. civ., art. 1342-8';

/** No law requires these mentions on a receipt, but a proof of payment needs them. */
const proofRules: readonly Rule[] = [
  {
    id: 'receipt-amount',
    label: 'Montant reçu',
    purpose: 'Le reçu prouve le paiement d’une somme précise.',
    reference: PROOF,
    severity: 'blocking',
    field: 'receipt.amount',
    appliesTo: always,
    check: ({ totals }) =>
      totals.receipt && totals.receipt.amount > 0
        ? null
        : { message: 'Indiquez le montant reçu.', field: 'receipt.amount' },
  },
  {
    id: 'receipt-date',
    label: 'Date du paiement',
    purpose: 'Un paiement éteint la dette au jour où il est fait.',
    reference: PROOF,
    severity: 'blocking',
    field: 'receipt.paidOn',
    appliesTo: always,
    check: ({ draft }) =>
      draft.receipt?.paidOn
        ? null
        : { message: 'Indiquez la date du paiement.', field: 'receipt.paidOn' },
  },
  {
    id: 'receipt-issue-date',
    label: 'Date du reçu',
    purpose: 'Un reçu se donne une fois la somme reçue.',
    reference: PROOF,
    severity: 'blocking',
    field: 'issueDate',
    appliesTo: always,
    check: findWrongIssueDate,
  },
  {
    id: 'receipt-cause',
    label: 'Cause du paiement',
    purpose: 'Dit quelle dette est payée, pour qu’on ne la réclame plus.',
    reference: PROOF,
    severity: 'blocking',
    field: 'receipt.purpose',
    appliesTo: always,
    check: ({ draft: { receipt } }) =>
      receipt?.purpose || (receipt?.invoices.length ?? 0) > 0
        ? null
        : {
            message: 'Dites ce que le paiement règle : une facture, ou quelques mots.',
            field: 'receipt.purpose',
          },
  },
  {
    id: 'receipt-invoice-number',
    label: 'Numéros des factures réglées',
    purpose: 'Une facture se retrouve par son numéro et sa date.',
    reference: PROOF,
    severity: 'blocking',
    field: 'receipt.invoices',
    appliesTo: settlesInvoices,
    check: ({ draft }) =>
      findInvoice(draft.receipt, ({ number }) => number === '', {
        key: 'number',
        message: 'Indiquez le numéro de la facture réglée, ou retirez-la.',
      }),
  },
  {
    id: 'receipt-invoice-date',
    label: 'Dates des factures réglées',
    purpose: 'Deux factures peuvent porter le même numéro d’une année à l’autre.',
    reference: PROOF,
    severity: 'warning',
    field: 'receipt.invoices',
    appliesTo: settlesInvoices,
    check: ({ draft }) =>
      findInvoice(draft.receipt, ({ issueDate }) => !issueDate, {
        key: 'issueDate',
        message: 'Ajoutez la date de la facture réglée.',
      }),
  },
  {
    id: 'receipt-split',
    label: 'Répartition entre les factures',
    purpose: 'Ce qui va à chaque facture fait ensemble le montant reçu.',
    reference: PROOF,
    severity: 'blocking',
    field: 'receipt.invoices',
    appliesTo: settlesInvoices,
    check: findWrongSplit,
  },
  {
    id: 'receipt-overpaid',
    label: 'Montant dû sur les factures',
    purpose: 'Un paiement au-delà de la dette se rend ou s’impute ailleurs.',
    reference: PROOF,
    severity: 'warning',
    field: 'receipt.invoices',
    appliesTo: settlesInvoices,
    check: ({ draft }) =>
      findInvoice(draft.receipt, (invoice) => (remainingOf(invoice) ?? 0) < 0, {
        key: 'amount',
        message: 'Le montant dépasse ce qui restait dû sur cette facture : vérifiez-le.',
      }),
  },
  {
    id: 'receipt-vat',
    label: 'TVA comprise dans le montant',
    purpose: 'Les parts par taux font ensemble le montant reçu.',
    reference: 'CGI, art. 283, 3',
    severity: 'blocking',
    field: 'receipt.vat',
    appliesTo: ({ totals }) => (totals.receipt?.vat.length ?? 0) > 0,
    check: findWrongVat,
  },
];

/** In reading order. */
export const receiptRules: readonly DatedRule[] = [
  languageRule,
  lawInForceRule,
  ...proofRules.slice(0, 3),
  ...receiptPartyRules,
  ...proofRules.slice(3),
  ...receiptMeansRules,
  ...documentRules.filter(({ id }) => id === 'currency'),
  ...identifierRules,
  ...partyRules.filter(({ id }) => id === 'countries'),
].map(completeRule);

function settlesInvoices({ draft }: RuleContext): boolean {
  return (draft.receipt?.invoices.length ?? 0) > 0;
}

function findWrongIssueDate({ draft: { issueDate, receipt } }: RuleContext): Finding | null {
  if (issueDate === '') return { message: 'Indiquez la date du reçu.', field: 'issueDate' };
  if (!receipt?.paidOn || receipt.paidOn <= issueDate) return null;
  return {
    message: 'Le paiement est postérieur au reçu : corrigez l’une des deux dates.',
    field: 'receipt.paidOn',
  };
}

function findInvoice(
  receipt: Receipt | undefined,
  isWrong: (invoice: Receipt['invoices'][number]) => boolean,
  { key, message }: { key: keyof Receipt['invoices'][number]; message: string },
): Finding | null {
  const index = receipt?.invoices.findIndex(isWrong) ?? -1;
  return index < 0 ? null : { message, field: `receipt.invoices[${index}].${key}` };
}

function findWrongSplit({ draft, totals }: RuleContext): Finding | null {
  const { amount = 0, settledTotal = 0 } = totals.receipt ?? {};
  const empty = findInvoice(draft.receipt, (invoice) => requireCents(invoice.amount) === 0, {
    key: 'amount',
    message: 'Indiquez ce que le paiement règle de cette facture, ou retirez-la.',
  });
  if (empty || settledTotal === amount) return empty;
  const sum = formatAmount(totals.receipt?.settledTotal ?? requireCents('0'), draft.currency);
  return {
    message: `La répartition fait ${sum} : elle doit égaler le montant reçu.`,
    field: 'receipt.invoices',
  };
}

function findWrongVat({ draft, totals }: RuleContext): Finding | null {
  if (draft.vatRegime !== 'normal') {
    return {
      message: 'Sans TVA, le reçu n’en ventile pas : retirez la ventilation.',
      field: 'receipt.vat',
    };
  }
  const { vat = [], amount = 0 } = totals.receipt ?? {};
  const sum = vat.reduce((total, part) => total + part.taxInclusiveAmount, 0);
  if (sum === amount) return null;
  return {
    message: 'Les parts par taux, TVA comprise, doivent égaler le montant reçu.',
    field: 'receipt.vat',
  };
}
