import { isBuildingTrade } from '#documents/law/building-trade.ts';
import { legalGuarantees } from '#documents/law/guarantees.ts';
import { isTravelBilled } from '#documents/law/mentions/billed-travel.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { bindsConsumer } from '#documents/law/rules/when.ts';

export const worksOfferRules: readonly Rule[] = [
  {
    id: 'quote-place',
    label: 'Lieu d’exécution',
    purpose: 'Le devis de travaux dit où ils se font.',
    reference: 'Arrêté du 24 janvier 2017',
    severity: 'blocking',
    field: 'supply.place',
    appliesTo: isWorksForConsumer,
    check: ({ draft: { supply, deliveryAddress } }) =>
      supply?.place || deliveryAddress?.line1
        ? null
        : { message: 'Indiquez le lieu des travaux.', field: 'supply.place' },
  },
  {
    id: 'quote-travel',
    label: 'Frais de déplacement',
    purpose: 'Un dépannage annonce ses frais de déplacement, même nuls.',
    reference: 'Arrêté du 24 janvier 2017',
    severity: 'warning',
    field: 'quote.travelCost',
    appliesTo: isWorksForConsumer,
    check: ({ draft: { quote } }) =>
      quote?.travelCost !== undefined
        ? null
        : {
            message: 'Indiquez les frais de déplacement, 0 s’il n’y en a pas.',
            field: 'quote.travelCost',
          },
  },
  {
    id: 'quote-travel-extra',
    label: 'Déplacement et montant du devis',
    purpose: 'Le client sait si le montant du devis comprend le déplacement.',
    reference: 'Arrêté du 24 janvier 2017 ; C. conso., art. L112-1',
    severity: 'information',
    field: 'quote.travelCost',
    appliesTo: ({ draft }) => isCharged(draft.quote?.travelCost),
    check: ({ draft }) =>
      isTravelBilled(draft)
        ? null
        : {
            message:
              'Aucune ligne ne compte le déplacement : le devis le dit « en sus » de son montant. S’il est compris dans vos prix, indiquez 0 ; sinon ajoutez une ligne « Déplacement » pour le compter.',
            field: 'quote.travelCost',
          },
  },
  {
    id: 'quote-waste',
    label: 'Déchets du chantier',
    purpose: 'Le devis de travaux ou de jardinage dit où vont les déchets et ce que cela coûte.',
    reference: 'C. env., art. L541-21-2-3 ; décret n° 2020-1817',
    severity: 'warning',
    field: 'quote.waste',
    appliesTo: isWorks,
    check: findMissingWaste,
  },
  {
    id: 'quote-hourly',
    label: 'Taux horaire',
    purpose: 'Le prix de l’heure permet de comparer deux devis de dépannage.',
    reference: 'Arrêté du 24 janvier 2017',
    severity: 'information',
    field: 'quote.hourlyRate',
    appliesTo: isWorksForConsumer,
    check: ({ draft: { quote, lines } }) =>
      quote?.hourlyRate !== undefined || lines.some(isByTheHour)
        ? null
        : {
            message: 'Si la main-d’œuvre se compte à l’heure, indiquez le taux horaire.',
            field: 'quote.hourlyRate',
          },
  },
  {
    id: 'quote-parts',
    label: 'Pièces remplacées',
    purpose: 'Le client sait si les pièces remplacées lui sont laissées.',
    reference: 'Arrêté du 24 janvier 2017',
    severity: 'information',
    field: 'quote.keepsParts',
    appliesTo: isWorksForConsumer,
    check: ({ draft: { quote } }) =>
      quote?.keepsParts !== undefined
        ? null
        : {
            message:
              'Si des pièces sont remplacées, dites si le client les garde ou si vous les reprenez.',
            field: 'quote.keepsParts',
          },
  },
  {
    id: 'quote-guarantees',
    label: 'Garanties des travaux',
    purpose: 'Le consommateur connaît les garanties légales avant de s’engager.',
    reference: 'C. conso., art. L111-1 et R111-1 ; C. civ., art. 1792 à 1792-6',
    severity: 'warning',
    field: 'quote.guarantees',
    appliesTo: isWorksForConsumer,
    check: findMissingGuarantees,
  },
  {
    id: 'works-contact',
    label: 'Téléphone et e-mail',
    purpose: 'Le consommateur peut joindre l’entreprise de travaux par l’un et par l’autre.',
    reference: 'C. conso., art. L111-1 et R111-1',
    severity: 'warning',
    field: 'seller.phone',
    appliesTo: isWorksForConsumer,
    check: ({ draft: { seller } }) => {
      if (seller.phone && seller.email) return null;
      return seller.phone
        ? { message: 'Ajoutez votre e-mail.', field: 'seller.email' }
        : { message: 'Ajoutez votre téléphone.', field: 'seller.phone' };
    },
  },
  {
    id: 'quote-prices',
    label: 'Prix toutes taxes comprises',
    purpose: 'Un consommateur compare des prix TTC.',
    reference: 'C. conso., art. L112-1 ; arrêté du 24 janvier 2017',
    severity: 'information',
    field: 'priceMode',
    appliesTo: (context) => isWorksForConsumer(context) && context.draft.vatRegime === 'normal',
    check: ({ draft: { priceMode, quote } }) =>
      priceMode === 'gross' || !isCharged(quote?.travelCost, quote?.hourlyRate)
        ? null
        : {
            message:
              'Le déplacement et le taux horaire sont imprimés hors taxes : passez le devis en prix TTC, ou écrivez-les aussi TTC dans les conditions.',
            field: 'priceMode',
          },
  },
];

function isWorks({ draft }: RuleContext): boolean {
  return isBuildingTrade(draft);
}

function isWorksForConsumer(context: RuleContext): boolean {
  return bindsConsumer(context) && isWorks(context);
}

function isByTheHour(line: RuleContext['draft']['lines'][number]): boolean {
  return line.kind === 'item' && line.unit === 'HUR';
}

function isCharged(...prices: (string | undefined)[]): boolean {
  return prices.some((price) => price !== undefined && price !== '0');
}

function findMissingGuarantees({ draft }: RuleContext): Finding | null {
  const { quote, terms = '' } = draft;
  if (quote?.guarantees || /garantie/i.test(terms)) return null;
  const finding: Finding = {
    message: 'Rappelez les garanties légales des travaux.',
    field: 'quote.guarantees',
  };
  if (!quote) return finding;
  const guarantees = legalGuarantees(draft);
  const changes = { quote: { ...quote, guarantees } };
  return { ...finding, proposal: { label: 'Ajouter les garanties légales', changes } };
}

function findMissingWaste({ draft }: RuleContext): Finding | null {
  const { quantity, handling, collectionPoints } = draft.quote?.waste ?? {};
  if (quantity && handling && collectionPoints?.some(({ name }) => name)) return null;
  return {
    message:
      'Indiquez la quantité de déchets estimée, leur tri et leur point de collecte, ou vérifiez qu’il n’y en a pas.',
    field: 'quote.waste',
  };
}
