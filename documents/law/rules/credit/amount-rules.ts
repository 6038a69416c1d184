import { isIban } from '#documents/law/identifiers/iban.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { always } from '#documents/law/rules/when.ts';
import { subtypeOf } from '#documents/model/kind.ts';

export const creditAmountRules: readonly Rule[] = [
  {
    id: 'credit-amount',
    label: 'Montant de l’avoir',
    purpose: 'Un avoir porte des montants positifs ; c’est son titre qui dit qu’ils se déduisent.',
    reference: 'CGI, art. 289, I-5 ; UNTDID 1001, 381',
    severity: 'blocking',
    field: 'lines',
    appliesTo: always,
    check: ({ totals }) =>
      totals.payableAmount > 0
        ? null
        : {
            message: 'Le montant de l’avoir n’est pas positif : écrivez des quantités positives.',
            field: 'lines',
          },
  },
  {
    id: 'net-of-tax-type',
    label: 'Type de l’avoir net de taxe',
    purpose: 'Sans rectifier la TVA, seule une remise sur une facture ordinaire est possible.',
    reference: 'CGI, art. 272, 1 ; VATEX-FR-CNWVAT (types 261, 381 et 396)',
    severity: 'blocking',
    field: 'subtype',
    appliesTo: isNetOfTax,
    check: ({ draft, kind }) =>
      NET_OF_TAX_TYPES.has(subtypeOf(kind, draft.subtype).typeCode ?? '')
        ? null
        : {
            message: 'Un avoir net de taxe ne peut être ni d’acompte ni de fin de période.',
            field: 'subtype',
          },
  },
  {
    id: 'net-of-tax-buyer',
    label: 'Client de l’avoir net de taxe',
    purpose: 'L’avoir net de taxe suppose que le client garde la TVA qu’il a déduite.',
    reference: 'CGI, art. 272, 1 ; BOI-TVA-DECLA-30-20-20-20',
    severity: 'warning',
    field: 'buyer.kind',
    appliesTo: isNetOfTax,
    check: ({ draft }) =>
      draft.buyer.kind === 'business'
        ? null
        : {
            message:
              'L’avoir net de taxe se fait entre entreprises assujetties en France : choisissez le régime de la facture.',
            field: 'vatRegime',
          },
  },
  {
    id: 'refund-iban',
    label: 'Compte du remboursement',
    purpose: 'Un IBAN juste évite un virement perdu.',
    reference: 'ISO 13616',
    severity: 'blocking',
    field: 'credit.treatment.iban',
    appliesTo: ({ draft }) => readRefundIban(draft) !== '',
    check: ({ draft }) =>
      isIban(readRefundIban(draft))
        ? null
        : {
            message: 'L’IBAN du client est faux : recopiez-le depuis son RIB, ou effacez-le.',
            field: 'credit.treatment.iban',
          },
  },
  {
    id: 'credit-until',
    label: 'Date limite de l’avoir',
    purpose: 'Un avoir à valoir s’utilise après avoir été remis.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'credit.treatment.until',
    appliesTo: ({ draft }) => readLimit(draft) !== '' && draft.issueDate !== '',
    check: ({ draft }) =>
      readLimit(draft) >= draft.issueDate
        ? null
        : {
            message: 'La date limite précède l’avoir : corrigez-la.',
            field: 'credit.treatment.until',
          },
  },
];

function isNetOfTax({ draft }: RuleContext): boolean {
  return draft.vatRegime === 'net-of-tax';
}

function readRefundIban({ credit }: RuleContext['draft']): string {
  return credit?.treatment.kind === 'refund' ? (credit.treatment.iban ?? '') : '';
}

function readLimit({ credit }: RuleContext['draft']): string {
  return credit?.treatment.kind === 'on-account' ? (credit.treatment.until ?? '') : '';
}

const NET_OF_TAX_TYPES: ReadonlySet<string> = new Set(['261', '381', '396']);
