import { isOtherMemberStateVatNumber } from '#documents/law/identifiers/vat-number.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isBinding } from '#documents/law/rules/when.ts';
import { categoryOf } from '#documents/law/vat/classify-vat.ts';
import {
  isExport,
  isFrenchVatTerritory,
  isOtherMemberState,
  isOverseas,
  territoryOf,
} from '#documents/law/vat/territories.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import { requires } from './requires.ts';

export const vatRegimeRules: readonly Rule[] = [
  {
    id: 'seller-vat-number',
    label: 'N° de TVA du vendeur',
    purpose: 'Prouve que le vendeur est redevable de la TVA et ouvre droit à déduction.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-2° à 4° ; BR-S-02, BR-IC-02, BR-G-02',
    severity: 'blocking',
    field: 'seller.vatNumber',
    appliesTo: (context) => requires(context, 'seller-vat-number'),
    check: ({ draft: { seller } }) =>
      seller.vatNumber || seller.taxRepresentative?.vatNumber
        ? null
        : {
            message: 'Indiquez votre n° de TVA ; il se calcule depuis le SIREN.',
            field: 'seller.vatNumber',
          },
  },
  {
    id: 'buyer-vat-number',
    label: 'N° de TVA du client',
    purpose: 'Le client qui paie lui-même la TVA doit être identifié.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-3° et 4° ; BR-AE-02, BR-IC-02',
    severity: 'blocking',
    field: 'buyer.vatNumber',
    appliesTo: (context) => requires(context, 'buyer-vat-number'),
    // A consumer's number is never printed, so it satisfies nothing.
    check: ({ draft: { buyer } }) =>
      buyer.vatNumber && buyer.kind !== 'individual'
        ? null
        : {
            message: 'Indiquez le n° de TVA du client ; sans lui, la TVA est due.',
            field: 'buyer.vatNumber',
          },
  },
  {
    id: 'buyer-vat-country',
    label: 'Client identifié dans un autre État membre',
    purpose:
      'Le client doit être identifié à la TVA hors de France pour que la TVA française ne soit pas due.',
    reference: 'CGI, art. 259, 1°, 262 ter, I et 283-2',
    severity: 'blocking',
    field: 'buyer.vatNumber',
    appliesTo: (context) =>
      Boolean(context.draft.buyer.vatNumber) &&
      (requires(context, 'buyer-in-another-member-state') ||
        requires(context, 'goods-leave-for-another-member-state')),
    check: ({ draft: { buyer } }) =>
      isOtherMemberStateVatNumber(buyer.vatNumber ?? '')
        ? null
        : {
            message: 'Le n° de TVA du client doit venir d’un autre État de l’Union européenne.',
            field: 'buyer.vatNumber',
          },
  },
  {
    id: 'buyer-in-france',
    label: 'Donneur d’ordre en France',
    purpose:
      'L’autoliquidation du bâtiment vaut entre un sous-traitant et un preneur redevable en France.',
    reference: 'CGI, art. 283-2 nonies',
    severity: 'warning',
    field: 'buyer.address.country',
    appliesTo: (context) => requires(context, 'buyer-in-france'),
    check: ({ draft: { buyer } }) =>
      buyer.kind === 'business' && isFrenchVatTerritory(buyer.address)
        ? null
        : {
            message:
              'L’autoliquidation s’applique à une entreprise qui vous sous-traite des travaux en France : vérifiez le client.',
            field: 'buyer.kind',
          },
  },
  {
    id: 'goods-destination',
    label: 'Destination des biens',
    purpose:
      'L’exonération suppose que les biens quittent la France, preuve de transport à l’appui.',
    reference: 'CGI, art. 262, I, 262 ter, I et 294 ; BR-IC-12',
    severity: 'blocking',
    field: 'deliveryAddress',
    appliesTo: (context) =>
      requires(context, 'goods-leave-for-another-member-state') ||
      requires(context, 'goods-leave-the-vat-territory') ||
      isHandedOverAbroad(context),
    check: findWrongDestination,
  },
  {
    id: 'buyer-outside-union',
    label: 'Client hors de l’Union européenne',
    purpose: 'La TVA n’est hors champ que si le client est établi hors de l’Union.',
    reference: 'CGI, art. 259, 1° et 259 B',
    severity: 'blocking',
    field: 'buyer.address.country',
    appliesTo: (context) => requires(context, 'buyer-outside-the-union'),
    check: ({ draft: { buyer } }) =>
      isFrenchVatTerritory(buyer.address) || isOtherMemberState(buyer.address.country)
        ? {
            message:
              'L’adresse du client est en France ou dans l’Union européenne : changez de régime de TVA ou corrigez le pays.',
            field: 'buyer.address.country',
          }
        : null,
  },
  {
    id: 'no-vat-territory',
    label: 'Opération en Guyane ou à Mayotte',
    purpose: 'La TVA ne s’applique pas en Guyane ni à Mayotte.',
    reference: 'CGI, art. 294, 1',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: (context) => isBinding(context) && context.draft.vatRegime === 'no-vat-territory',
    check: ({ draft: { seller, buyer } }) =>
      [seller, buyer].some(({ address }) => territoryOf(address) === 'guyane-mayotte')
        ? null
        : {
            message:
              'Ni vous ni le client n’êtes en Guyane ou à Mayotte : vérifiez le régime de TVA.',
            field: 'vatRegime',
          },
  },
];

function findWrongDestination(context: RuleContext): Finding | null {
  const { deliveryAddress, seller } = context.draft;
  const destination = destinationOf(context.draft);
  const field = deliveryAddress ? 'deliveryAddress.country' : 'deliveryAddress';
  if (requires(context, 'goods-leave-for-another-member-state')) {
    if (isOtherMemberState(destination.country)) return null;
    return {
      message: 'Indiquez l’adresse de livraison dans un autre État de l’Union européenne.',
      field,
    };
  }
  if (isHandedOverAbroad(context))
    return isFrenchVatTerritory(destination) ? { message: HANDED_OVER, field } : null;
  if (isExport(seller.address, destination)) return null;
  return { message: isOverseas(seller.address) ? FROM_OVERSEAS : FROM_MAINLAND, field };
}

/** Goods that never were in France: their exemption puts them outside the scope of VAT. */
function isHandedOverAbroad(context: RuleContext): boolean {
  const { draft } = context;
  return (
    requires(context, 'exemption') &&
    categoryOf(draft) === 'O' &&
    isFrenchVatTerritory(draft.seller.address) &&
    operationNatureOf(draft) === 'goods'
  );
}

const HANDED_OVER = 'Indiquez l’adresse de livraison, hors de France.';
const FROM_MAINLAND =
  'Indiquez l’adresse de livraison, hors de l’Union européenne ou dans un département d’outre-mer.';
const FROM_OVERSEAS =
  'Indiquez l’adresse de livraison, hors de votre département : en métropole, dans un autre département d’outre-mer ou à l’étranger.';
