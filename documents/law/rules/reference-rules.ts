import { isProfessional } from '#documents/law/buyer-status.ts';
import { DOCUMENT_NUMBER } from '#documents/law/figures/document-number.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { asksPayment, asksProfessional, isInvoice } from './when.ts';

export const referenceRules: readonly Rule[] = [
  {
    id: 'corrected-invoice',
    label: 'Facture rectifiée',
    purpose: 'La rectificative annule et remplace une facture précise, par son numéro et sa date.',
    reference: 'CGI, art. 289, I-5 ; BR-FR-CO-04',
    severity: 'blocking',
    field: 'references.preceding',
    appliesTo: ({ draft }) => draft.subtype === 'corrective',
    check: findWrongCorrection,
  },
  {
    id: 'corrected-date',
    label: 'Date de la facture rectifiée',
    purpose: 'Une rectificative vient après la facture qu’elle remplace.',
    reference: 'CGI, art. 289, I-5',
    severity: 'blocking',
    field: 'references.preceding',
    appliesTo: ({ draft }) =>
      draft.subtype === 'corrective' && draft.issueDate !== '' && preceding(draft).length > 0,
    check: ({ draft }) => {
      const index = preceding(draft).findIndex(({ issueDate = '' }) => issueDate > draft.issueDate);
      if (index < 0) return null;
      return {
        message: `La facture rectifiée est datée d’après la rectificative (${formatShortDate(draft.issueDate)}) : corrigez l’une des deux dates.`,
        field: `references.preceding[${index}].issueDate`,
      };
    },
  },
  {
    id: 'preceding-numbers',
    label: 'Numéros des factures citées',
    purpose: 'Une facture citée se retrouve par son numéro.',
    reference: 'EN 16931, BR-55',
    severity: 'blocking',
    field: 'references.preceding',
    appliesTo: hasPreceding,
    check: ({ draft }) => {
      const index = preceding(draft).findIndex(({ number }) => number === '');
      if (index < 0) return null;
      return {
        message: 'Indiquez le numéro de la facture citée.',
        field: `references.preceding[${index}].number`,
      };
    },
  },
  {
    id: 'preceding-characters',
    label: 'Écriture des numéros cités',
    purpose: 'La facture électronique n’admet que 35 caractères simples.',
    reference: 'XP Z12-012, BR-FR-01 et BR-FR-02',
    severity: 'warning',
    field: 'references.preceding',
    appliesTo: hasPreceding,
    check: ({ draft }) => {
      const index = preceding(draft).findIndex(
        ({ number }) => number !== '' && !DOCUMENT_NUMBER.test(number),
      );
      if (index < 0) return null;
      const message =
        'Le numéro cité a des caractères que la facture électronique refuse : vérifiez-le.';
      return { message, field: `references.preceding[${index}].number` };
    },
  },
  {
    id: 'deposit-quote',
    label: 'Devis de l’acompte',
    purpose: 'Rattache l’acompte à ce qui a été commandé.',
    reference: 'CGI, art. 289, I-1-c',
    severity: 'information',
    field: 'references.quote',
    appliesTo: (context) => asksPayment(context) && context.draft.subtype === 'deposit',
    check: ({ draft }) =>
      draft.references.quote?.number
        ? null
        : {
            message: 'Citez le devis, son numéro et sa date, s’il y en a un.',
            field: 'references.quote',
          },
  },
  {
    id: 'self-billing',
    label: 'Autofacturation',
    purpose: 'Le client établit la facture au nom du vendeur, sur mandat préalable.',
    reference: 'CGI, art. 289, I-2 ; ann. II, art. 242 nonies A, I-14°',
    severity: 'warning',
    field: 'buyer.kind',
    appliesTo: ({ draft }) => draft.subtype === 'self-billed',
    check: ({ draft }) =>
      isProfessional(draft.buyer)
        ? null
        : {
            message: 'Un particulier n’établit pas de facture pour vous : choisissez « Facture ».',
            field: 'buyer.kind',
          },
  },
  {
    id: 'purchase-order',
    label: 'N° de bon de commande',
    purpose: 'Permet au client de rapprocher la facture de sa commande.',
    reference: 'C. com., art. L441-9, I',
    severity: 'information',
    field: 'references.purchaseOrder',
    // For a public buyer this is an engagement: public-rules.ts.
    appliesTo: (context) => asksProfessional(context) && context.draft.buyer.kind !== 'public',
    check: ({ draft }) =>
      draft.references.purchaseOrder
        ? null
        : {
            message: 'Si le client a établi un bon de commande, indiquez son numéro.',
            field: 'references.purchaseOrder',
          },
  },
];

function preceding(draft: RuleContext['draft']) {
  return draft.references.preceding ?? [];
}

function hasPreceding(context: RuleContext): boolean {
  return isInvoice(context) && preceding(context.draft).length > 0;
}

function findWrongCorrection({ draft }: RuleContext): Finding | null {
  const [corrected, ...others] = preceding(draft);
  if (!corrected) {
    return {
      message: 'Indiquez le numéro et la date de la facture rectifiée.',
      field: 'references.preceding',
    };
  }
  if (others.length > 0) {
    return {
      message: 'Une rectificative ne remplace qu’une facture : retirez les autres.',
      field: 'references.preceding[1]',
    };
  }
  if (corrected.number && corrected.issueDate) return null;
  const key = corrected.number ? 'issueDate' : 'number';
  const message = 'Complétez le numéro et la date de la facture rectifiée.';
  return { message, field: `references.preceding[0].${key}` };
}
