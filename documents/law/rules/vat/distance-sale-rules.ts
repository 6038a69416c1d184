import { isProfessional } from '#documents/law/buyer-status.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { goesToOtherState } from '#documents/law/vat/distance-sale.ts';
import { ratesOf } from '#documents/law/vat/rates.ts';
import { isUnionExport, territoryOf } from '#documents/law/vat/territories.ts';
import { countryName } from '#documents/model/codes/countries.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import { findRate } from './find-rate.ts';
import { proposeFittingRegime, proposeRegime } from './propose-regime.ts';
import { requires } from './requires.ts';

/** The VAT of the consumer's country, through the one-stop shop (CGI 259 D). */
export const distanceSaleRules: readonly Rule[] = [
  {
    id: 'one-stop-shop-buyer',
    label: 'Client de la vente à distance',
    purpose: 'La TVA d’un autre État ne se facture qu’à qui n’est pas un professionnel.',
    reference: 'CGI, art. 259 D',
    severity: 'blocking',
    field: 'buyer.kind',
    appliesTo: (context) => requires(context, 'consumer-in-another-member-state'),
    check: findProfessional,
  },
  {
    id: 'one-stop-shop-country',
    label: 'Pays de livraison de la vente à distance',
    purpose: 'La TVA est celle de l’État de l’Union où va la livraison.',
    reference: 'CGI, art. 259 D',
    severity: 'blocking',
    field: 'deliveryAddress',
    appliesTo: (context) => requires(context, 'consumer-in-another-member-state'),
    check: findOtherPlace,
  },
  {
    id: 'one-stop-shop-rate',
    label: 'Taux du pays de livraison',
    purpose: 'Le taux est celui de l’État de livraison : il se saisit, aucun n’est proposé.',
    reference: 'CGI, art. 259 D',
    severity: 'information',
    field: 'lines',
    appliesTo: (context) => requires(context, 'consumer-in-another-member-state'),
    check: findFrenchRate,
  },
  {
    id: 'one-stop-shop-services',
    label: 'Services de la vente à distance',
    purpose: 'Parmi les services, seuls les services électroniques sont des ventes à distance.',
    reference: 'CGI, art. 259 D',
    severity: 'information',
    field: 'operation',
    appliesTo: (context) =>
      requires(context, 'consumer-in-another-member-state') &&
      operationNatureOf(context.draft) !== 'goods',
    check: () => ({
      message:
        'Vérifiez que le service est fourni par voie électronique : sinon, sa TVA est autre.',
      field: 'operation',
    }),
  },
];

function findProfessional(context: RuleContext): Finding | null {
  if (!isProfessional(context.draft.buyer)) return null;
  return {
    message:
      'Le guichet unique ne vaut que pour les particuliers : changez de régime de TVA, ou corrigez le client.',
    field: 'buyer.kind',
    ...proposeFittingRegime(context),
  };
}

function findOtherPlace(context: RuleContext): Finding | null {
  const { draft } = context;
  if (goesToOtherState(draft)) return null;
  const field = draft.deliveryAddress ? 'deliveryAddress.country' : 'buyer.address.country';
  if (isUnionExport(draft.seller.address, destinationOf(draft)))
    return { message: EXPORTED, field: 'vatRegime', ...proposeRegime('export', context) };
  return {
    message:
      'La livraison doit aller dans un autre État de l’Union européenne : corrigez le pays, ou changez de régime de TVA.',
    field,
    ...proposeFittingRegime(context),
  };
}

/** The rates of other states are not known here, and some are those of France. */
function findFrenchRate({ draft, today }: RuleContext): Finding | null {
  const french = ratesOf(territoryOf(draft.seller.address), draft.issueDate || today);
  const { country } = destinationOf(draft);
  return findRate(draft, {
    isWrong: (rate) => french.includes(rate),
    message: `c’est aussi un taux français, vérifiez que c’est celui du pays de livraison (${countryName(country)}).`,
  });
}

const EXPORTED =
  'Des biens qui partent de votre département vers un autre État de l’Union sont exportés : choisissez l’exportation (CGI, art. 262, I).';
