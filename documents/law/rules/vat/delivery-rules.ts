import { isProfessional } from '#documents/law/buyer-status.ts';
import { vatNumberCountry } from '#documents/law/identifiers/vat-number.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isBinding, isCredit } from '#documents/law/rules/when.ts';
import { DISTANCE_SALES_THRESHOLD } from '#documents/law/thresholds.ts';
import { isDistanceSale } from '#documents/law/vat/distance-sale.ts';
import {
  isExport,
  isFrance,
  isFrenchVatTerritory,
  isOtherMemberState,
  isOverseasTrade,
  isUnionExport,
} from '#documents/law/vat/territories.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import { formatAmount } from '#documents/money/format.ts';
import { proposeRegime } from './propose-regime.ts';

export const deliveryRules: readonly Rule[] = [
  {
    id: 'delivery-state',
    label: 'État de livraison et État du client',
    purpose:
      'Des biens livrés dans un autre État que celui du client sont souvent ceux d’une opération triangulaire.',
    reference: 'CGI, art. 262 ter, I et 258 D ; directive 2006/112/CE, art. 141',
    severity: 'warning',
    field: 'deliveryAddress.country',
    appliesTo: (context) =>
      isBinding(context) &&
      context.draft.vatRegime === 'eu-goods' &&
      isOtherMemberState(destinationOf(context.draft).country),
    check: findOtherState,
  },
  {
    id: 'delivery-abroad',
    label: 'Livraison hors de France avec TVA',
    purpose:
      'Des biens qui quittent la France pour un professionnel ou l’exportation sont exonérés.',
    reference: 'CGI, art. 262, I, 262 ter, I et 294',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: (context) => taxesGoods(context) && mayLeaveFrance(context),
    check: findTaxedExport,
  },
  {
    id: 'overseas-export',
    label: 'Biens d’outre-mer vers l’Union',
    purpose:
      'La Guadeloupe, la Martinique et La Réunion sont hors du territoire de TVA de l’Union pour les biens.',
    reference: 'CGI, art. 262, I ; directive 2006/112/CE, art. 6, 1, c',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: (context) =>
      isBinding(context) && !isCredit(context) && context.draft.vatRegime === 'eu-goods',
    check: findOverseasExport,
  },
  {
    id: 'distance-sales',
    label: 'Vente à distance dans l’Union',
    purpose: 'Au-delà d’un seuil annuel, la TVA est celle du pays du particulier livré.',
    reference: 'CGI, art. 259 D',
    severity: 'information',
    field: 'vatRegime',
    appliesTo: (context) => taxesGoods(context) && isDistanceSale(context.draft),
    check: (context) => ({
      message: `Passé ${formatAmount(DISTANCE_SALES_THRESHOLD)} HT par an de ventes aux particuliers de toute l’Union, facturez la TVA du pays du client et déclarez-la au guichet unique (OSS) ; en deçà, la TVA française convient.`,
      field: 'vatRegime',
      ...proposeRegime('one-stop-shop', context),
    }),
  },
];

/** Goods sold from France under the common regime; an avoir keeps the tax of its invoice. */
function taxesGoods(context: RuleContext): boolean {
  const { draft } = context;
  return (
    isBinding(context) &&
    !isCredit(context) &&
    draft.vatRegime === 'normal' &&
    operationNatureOf(draft) !== 'services' &&
    isFrance(draft.seller.address)
  );
}

function findOtherState(context: RuleContext): Finding | null {
  const { buyer } = context.draft;
  const identified = vatNumberCountry(buyer.vatNumber ?? '') || buyer.address.country;
  if (identified === destinationOf(context.draft).country) return null;
  return {
    message:
      'Les biens ne vont pas dans l’État où le client est identifié à la TVA : gardez ce régime s’ils partent de France ; s’ils viennent d’un autre État membre, c’est une opération triangulaire.',
    field: 'deliveryAddress.country',
    ...proposeRegime('eu-triangular', context),
  };
}

/** Without another address, goods go to the buyer's. */
function mayLeaveFrance({ draft }: RuleContext): boolean {
  const destination = destinationOf(draft);
  return (
    draft.deliveryAddress !== undefined ||
    isExport(draft.seller.address, destination) ||
    isOtherMemberState(destination.country)
  );
}

function findTaxedExport(context: RuleContext): Finding | null {
  const { seller, buyer } = context.draft;
  const destination = destinationOf(context.draft);
  const isToMember = isOtherMemberState(destination.country);
  const isIdentified =
    isProfessional(buyer) && Boolean(buyer.vatNumber) && !isFrenchVatTerritory(buyer.address);
  const fitting = isExport(seller.address, destination)
    ? 'export'
    : isToMember && isIdentified && 'eu-goods';
  if (!fitting) return null;
  const cause = isOverseasTrade(seller.address, destination) ? OVERSEAS : ABROAD;
  return {
    message: `${cause} et la facture porte la TVA : si vous les expédiez vous-même, choisissez le régime sans TVA qui convient et gardez la preuve du transport.`,
    field: 'vatRegime',
    ...proposeRegime(fitting, context),
  };
}

function findOverseasExport(context: RuleContext): Finding | null {
  const { seller } = context.draft;
  if (!isUnionExport(seller.address, destinationOf(context.draft))) return null;
  return {
    message:
      'Des biens qui partent de votre département vers un autre État de l’Union sont exportés, jamais livrés « intracommunautaires » : choisissez l’exportation (CGI, art. 262, I).',
    field: 'vatRegime',
    ...proposeRegime('export', context),
  };
}

const ABROAD = 'Les biens quittent la France';
const OVERSEAS =
  'Les biens vont dans un département d’outre-mer ou en viennent, c’est une exportation (CGI, art. 294),';
