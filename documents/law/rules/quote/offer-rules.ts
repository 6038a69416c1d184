import { isProfessional } from '#documents/law/buyer-status.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { always, bindsConsumer } from '#documents/law/rules/when.ts';

export const quoteOfferRules: readonly Rule[] = [
  {
    id: 'valid-until',
    label: 'Durée de validité',
    purpose: 'Le devis engage celui qui le remet jusqu’à cette date ; aucune durée n’est légale.',
    reference:
      'C. civ., art. 1116 et 1117 ; travaux chez un consommateur : arrêté du 24 janvier 2017',
    severity: 'blocking',
    field: 'validUntil',
    appliesTo: always,
    check: findWrongValidity,
  },
  {
    id: 'quote-subject',
    label: 'Objet du devis',
    purpose: 'Dit en une ligne au consommateur ce qui lui est proposé.',
    reference: 'Arrêté du 24 janvier 2017 ; C. conso., art. L111-1',
    severity: 'blocking',
    field: 'subject',
    appliesTo: bindsConsumer,
    check: ({ draft }) =>
      draft.subject ? null : { message: 'Indiquez l’objet du devis.', field: 'subject' },
  },
  {
    id: 'amended-quote',
    label: 'Devis modifié',
    purpose: 'L’avenant change un devis signé : il le nomme.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'references.quote',
    appliesTo: ({ draft }) => draft.subtype === 'amendment',
    check: ({ draft: { references } }) =>
      references.quote?.number && references.quote.issueDate
        ? null
        : {
            message: 'Indiquez le numéro et la date du devis que cet avenant modifie.',
            field: 'references.quote',
          },
  },
  {
    id: 'seller-contact',
    label: 'Téléphone ou e-mail',
    purpose: 'Le consommateur doit pouvoir joindre le professionnel avant de s’engager.',
    reference: 'C. conso., art. L111-1 et R111-1',
    severity: 'blocking',
    field: 'seller.phone',
    appliesTo: bindsConsumer,
    check: ({ draft: { seller } }) =>
      seller.phone || seller.email
        ? null
        : { message: 'Indiquez votre téléphone ou votre e-mail.', field: 'seller.phone' },
  },
  {
    id: 'quote-start',
    label: 'Date ou délai d’exécution',
    purpose: 'Le consommateur doit savoir quand la prestation sera faite.',
    reference: 'C. conso., art. L111-1',
    severity: 'warning',
    field: 'quote.startDate',
    appliesTo: bindsConsumer,
    check: ({ draft: { quote } }) =>
      quote?.startDate || quote?.duration
        ? null
        : {
            message:
              'Indiquez la date de début, le délai ou la durée, si tout ne se fait pas aussitôt.',
            field: 'quote.startDate',
          },
  },
  {
    id: 'quote-withdrawal',
    label: 'Droit de rétractation',
    purpose: 'Signé chez le client ou à distance, un contrat se rétracte pendant 14 jours.',
    reference: 'C. conso., art. L221-18 et L221-20',
    severity: 'information',
    field: 'quote.withdrawal',
    appliesTo: ({ draft }) => !isProfessional(draft.buyer),
    check: ({ draft }) =>
      draft.quote?.withdrawal
        ? null
        : {
            message:
              'Si le client signe chez lui ou à distance, ajoutez le droit de rétractation et son formulaire.',
            field: 'quote.withdrawal',
          },
  },
];

function findWrongValidity({ draft }: RuleContext): Finding | null {
  const field = 'validUntil';
  if (!draft.validUntil) {
    return { message: 'Indiquez jusqu’à quand le devis est valable.', field };
  }
  if (draft.issueDate === '' || draft.validUntil >= draft.issueDate) return null;
  return { message: 'La fin de validité précède la date du devis : corrigez-la.', field };
}
