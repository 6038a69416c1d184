import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { always } from '#documents/law/rules/when.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { subtypeOf } from '#documents/model/kind.ts';

export const creditOriginRules: readonly Rule[] = [
  {
    id: 'credited-invoice',
    label: 'Facture d’origine',
    purpose: 'Un avoir réduit une facture précise ; sans numéro ni date, il est rejeté.',
    reference: 'CGI, art. 289, I-5 ; BOI-TVA-DECLA-30-20-20-20 ; BR-FR-CO-05',
    severity: 'blocking',
    field: 'references.preceding',
    appliesTo: ({ draft, kind }) => subtypeOf(kind, draft.subtype).needsPreceding,
    check: findMissingOrigin,
  },
  {
    id: 'credited-date',
    label: 'Date de la facture d’origine',
    purpose: 'Un avoir vient après la facture qu’il réduit.',
    reference: 'CGI, art. 289, I-5',
    severity: 'blocking',
    field: 'references.preceding',
    appliesTo: ({ draft }) => draft.issueDate !== '' && origins(draft).length > 0,
    check: ({ draft }) => {
      const index = origins(draft).findIndex(({ issueDate = '' }) => issueDate > draft.issueDate);
      if (index < 0) return null;
      return {
        message: `La facture d’origine est datée d’après l’avoir (${formatShortDate(draft.issueDate)}) : corrigez l’une des deux dates.`,
        field: `references.preceding[${index}].issueDate`,
      };
    },
  },
  {
    id: 'rebate-contract',
    label: 'Contrat et période de la ristourne',
    purpose: 'Une ristourne de fin de période cite son contrat et la période qu’elle couvre.',
    reference: 'BR-FR-CO-03',
    severity: 'blocking',
    field: 'references.contract',
    appliesTo: ({ draft }) => draft.subtype === 'rebate',
    check: ({ draft: { references, supply } }) => {
      if (!references.contract)
        return { message: 'Indiquez le numéro du contrat.', field: 'references.contract' };
      if (supply?.start || supply?.end) return null;
      return { message: 'Indiquez la période de la ristourne.', field: 'supply.start' };
    },
  },
  {
    id: 'credit-reason',
    label: 'Motif de l’avoir',
    purpose: 'Explique au client et au comptable pourquoi la facture est réduite.',
    reference: 'CGI, art. 272, 1 et 289, I-5',
    severity: 'blocking',
    field: 'credit.reason',
    appliesTo: always,
    check: ({ draft: { credit } }) => {
      if (credit?.explanation || (credit?.reason && credit.reason !== 'other')) return null;
      const field = credit?.reason === 'other' ? 'credit.explanation' : 'credit.reason';
      return { message: 'Indiquez le motif de l’avoir.', field };
    },
  },
  {
    id: 'credit-unpaid',
    label: 'Impayé définitif',
    purpose:
      'Un impayé ne change pas la vente : la TVA se récupère par un duplicata de la facture.',
    reference: 'CGI, art. 272, 1 ; BOI-TVA-DECLA-30-20-20-20',
    severity: 'warning',
    field: 'credit.reason',
    appliesTo: ({ draft }) => draft.credit?.reason === 'unpaid',
    check: () => ({
      message:
        'Pour un impayé définitif, gardez la facture et envoyez-en un duplicata portant la mention prévue, plutôt qu’un avoir.',
      field: 'credit.reason',
    }),
  },
];

function origins(draft: RuleContext['draft']) {
  return draft.references.preceding ?? [];
}

function findMissingOrigin({ draft }: RuleContext): Finding | null {
  if (origins(draft).length === 0) {
    return {
      message: 'Indiquez le numéro et la date de la facture d’origine.',
      field: 'references.preceding',
    };
  }
  const index = origins(draft).findIndex(({ number, issueDate }) => !number || !issueDate);
  if (index < 0) return null;
  const key = origins(draft)[index]?.number ? 'issueDate' : 'number';
  return {
    message: 'Complétez le numéro et la date de la facture d’origine.',
    field: `references.preceding[${index}].${key}`,
  };
}
