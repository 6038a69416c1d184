import { isBuildingTrade } from '#documents/law/building-trade.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { NOTE_THRESHOLD, SIMPLIFIED_WORKS_LIMIT } from '#documents/law/thresholds.ts';
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
    id: 'works-certification',
    label: 'Certification du taux réduit des travaux',
    purpose: 'Le client certifie que son logement ouvre droit au taux réduit.',
    reference: 'CGI, art. 279-0 bis et 278-0 bis A ; BOI-LETTRE-000280',
    severity: 'warning',
    field: 'works',
    appliesTo: (context) =>
      isBinding(context) && isBuildingTrade(context.draft) && hasReducedRate(context),
    check: ({ draft }) =>
      draft.works
        ? null
        : {
            message:
              'Ajoutez la certification du client, ici ou sur le devis signé : sans elle, le taux est de 20 %.',
            field: 'works',
          },
  },
  {
    id: 'works-certification-kind',
    label: 'Modèle de la certification',
    purpose:
      'La rénovation énergétique (5,5 %) et l’amélioration (10 %) se certifient différemment.',
    reference: 'BOI-LETTRE-000280 ; BOI-TVA-LIQ-30-20-90-40 § 90',
    severity: 'warning',
    field: 'works.certification',
    appliesTo: (context) => isBinding(context) && context.draft.works !== undefined,
    check: findWrongCertification,
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

function hasReducedRate({ totals }: RuleContext): boolean {
  return totals.vatBreakdown.some(
    ({ rate }) => rate === TEN_PERCENT || rate === FIVE_AND_A_HALF_PERCENT,
  );
}

function findWrongCertification({ draft, totals }: RuleContext) {
  const field = 'works.certification';
  const certification = draft.works?.certification;
  const has = (wanted: number) => totals.vatBreakdown.some(({ rate }) => rate === wanted);
  if (certification === 'simplified' && totals.taxInclusiveTotal >= SIMPLIFIED_WORKS_LIMIT) {
    return {
      message: `À partir de ${formatAmount(SIMPLIFIED_WORKS_LIMIT)} TTC, choisissez la certification complète.`,
      field,
    };
  }
  if (certification === 'improvement' && has(FIVE_AND_A_HALF_PERCENT)) {
    return {
      message: 'Des travaux sont à 5,5 % : choisissez la certification « rénovation énergétique ».',
      field,
    };
  }
  if (certification === 'energy' && !has(FIVE_AND_A_HALF_PERCENT) && has(TEN_PERCENT)) {
    return {
      message: 'Les travaux sont à 10 % : choisissez la certification « amélioration ».',
      field,
    };
  }
  return null;
}

const TEN_PERCENT = 1000;
const FIVE_AND_A_HALF_PERCENT = 550;
