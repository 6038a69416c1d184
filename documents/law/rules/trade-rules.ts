import { isBuildingTrade } from '#documents/law/building-trade.ts';
import type { Rule } from '#documents/law/rule.ts';
import { NOTE_THRESHOLD } from '#documents/law/thresholds.ts';
import { formatAmount } from '#documents/money/format.ts';
import { bindsConsumer, isBinding } from './when.ts';

/** What a trade adds: building works, services to consumers. */
export const tradeRules: readonly Rule[] = [
  {
    id: 'insurance',
    label: 'Assurance professionnelle',
    purpose:
      'Dit au client qui couvre les travaux ; l’attestation se joint au devis et à la facture.',
    reference: 'C. assur., art. L243-2 ; C. conso., art. R111-2, 9°',
    severity: 'warning',
    field: 'seller.insurance',
    appliesTo: (context) =>
      isBinding(context) &&
      (isBuildingTrade(context.draft) || context.draft.seller.insurance !== undefined),
    check: ({ draft: { seller } }) => {
      const { insurer, contact, area } = seller.insurance ?? {};
      if (insurer && contact && area) return null;
      return {
        message:
          'Indiquez l’assureur, ses coordonnées et la zone couverte, et joignez l’attestation.',
        field: 'seller.insurance',
      };
    },
  },
  {
    id: 'mediator',
    label: 'Médiateur de la consommation',
    purpose: 'Le consommateur doit savoir à qui s’adresser en cas de litige.',
    reference: 'C. conso., art. L612-1, L616-1 et R616-1',
    severity: 'information',
    field: 'seller.mediator',
    appliesTo: bindsConsumer,
    check: ({ draft: { seller } }) =>
      seller.mediator?.name && seller.mediator.contact
        ? null
        : {
            message: 'Indiquez le nom et les coordonnées de votre médiateur.',
            field: 'seller.mediator',
          },
  },
  {
    id: 'note-place',
    label: 'Lieu d’exécution',
    purpose: 'La note dit où la prestation a été faite.',
    reference: 'Arrêté n° 83-50/A du 3 octobre 1983, art. 3',
    severity: 'blocking',
    field: 'supply.place',
    appliesTo: ({ draft }) => draft.subtype === 'note',
    check: ({ draft }) =>
      draft.supply?.place
        ? null
        : { message: 'Indiquez le lieu où la prestation a été faite.', field: 'supply.place' },
  },
  {
    id: 'note-threshold',
    label: 'Seuil de la note',
    purpose: 'La note est due dès 25 € TTC ; en dessous, sur demande seulement.',
    reference: 'Arrêté n° 83-50/A du 3 octobre 1983, art. 1',
    severity: 'information',
    field: 'subtype',
    appliesTo: ({ draft }) => draft.subtype === 'note',
    check: ({ totals }) =>
      totals.taxInclusiveTotal >= NOTE_THRESHOLD
        ? null
        : {
            message: `Sous ${formatAmount(NOTE_THRESHOLD)} TTC, la note n’est due que si le client la demande.`,
            field: 'subtype',
          },
  },
];
