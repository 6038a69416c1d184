import { isBuildingTrade } from '#documents/law/building-trade.ts';
import { CONFORMITY_GUARANTEE } from '#documents/law/guarantees.ts';
import { mayBeLastingGoods } from '#documents/law/lasting-goods.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { NOTE_THRESHOLD } from '#documents/law/thresholds.ts';
import { formatAmount } from '#documents/money/format.ts';
import { bindsConsumer, isBinding, isInvoice } from './when.ts';

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
    id: 'insurance-certificate',
    label: 'Attestation d’assurance',
    purpose:
      'L’attestation se joint au devis et à la facture de travaux, imprimer l’assureur n’en dispense pas.',
    reference: 'C. assur., art. L243-2',
    severity: 'information',
    field: 'attachments',
    appliesTo: (context) => isBinding(context) && isBuildingTrade(context.draft),
    check: ({ draft: { attachments = [] } }) =>
      attachments.some(({ filename }) => /assur|d[ée]cennale/i.test(filename.normalize()))
        ? null
        : {
            message:
              'Joignez votre attestation d’assurance, sous un nom qui le dit : « attestation-assurance.pdf ».',
            field: 'attachments',
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
    id: 'conformity-guarantee',
    label: 'Garantie légale de conformité',
    purpose: 'L’acheteur de certains biens neufs lit sa garantie de deux ans sur la facture.',
    reference: 'Service-Public Entreprendre, fiche F31808',
    severity: 'information',
    field: 'notes',
    appliesTo: sellsNewGoodsToConsumer,
    check: findMissingGuarantee,
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

function sellsNewGoodsToConsumer(context: RuleContext): boolean {
  const { draft } = context;
  return (
    isInvoice(context) &&
    bindsConsumer(context) &&
    operationNatureOf(draft) !== 'services' &&
    !draft.vatRegime.startsWith('margin-') &&
    mayBeLastingGoods(draft)
  );
}

/** The author decides which goods are concerned, since no list is certain. */
function findMissingGuarantee({ draft }: RuleContext): Finding | null {
  const { notes, outro, terms } = draft;
  if (/garantie.*conformité/i.test([notes, outro, terms].join(' '))) return null;
  return {
    message:
      'Pour de l’électroménager, de l’électronique, des meubles ou des articles de sport neufs, ajoutez la garantie légale de conformité et sa durée.',
    field: 'notes',
    proposal: {
      label: 'Ajouter la garantie de conformité',
      changes: { notes: [notes, CONFORMITY_GUARANTEE].filter(Boolean).join('\n') },
    },
  };
}
