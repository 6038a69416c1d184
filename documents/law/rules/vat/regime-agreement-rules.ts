import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isBinding } from '#documents/law/rules/when.ts';
import { VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import { proposeFittingRegime } from './propose-regime.ts';

export const regimeAgreementRules: readonly Rule[] = [
  {
    id: 'regime-operation',
    label: 'Régime de TVA et nature de la vente',
    purpose: 'Les biens et les services ne sont pas dispensés de TVA par les mêmes textes.',
    reference: 'CGI, art. 258 D, 259, 1°, 262, I, 262 ter, I, 283-2 et 283-2 nonies',
    severity: 'blocking',
    field: 'vatRegime',
    appliesTo: (context) => isBinding(context) && SUPPLIES[context.draft.vatRegime] !== undefined,
    check: findWrongOperation,
  },
  {
    id: 'regime-buyer',
    label: 'Régime de TVA et client',
    purpose: 'Un particulier ne paie jamais la TVA à la place du vendeur.',
    reference: 'CGI, art. 262 ter, I, 283-2 et 283-2 nonies',
    severity: 'blocking',
    field: 'buyer.kind',
    appliesTo: (context) =>
      isBinding(context) &&
      VAT_REGIME_LAW[context.draft.vatRegime].requires.includes('buyer-vat-number'),
    check: findConsumer,
  },
  {
    id: 'franchise-prevails',
    label: 'Franchise et autoliquidation',
    purpose: 'Un sous-traitant du bâtiment en franchise écrit la seule mention de la franchise.',
    reference: 'CGI, art. 283-2 nonies et 293 B',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: (context) =>
      isBinding(context) && context.draft.vatRegime === 'reverse-charge-works',
    check: findFranchise,
  },
  {
    id: 'franchise-in-the-union',
    label: 'Franchise et livraison dans l’Union',
    purpose:
      'Un vendeur en franchise ne fait pas de livraison intracommunautaire exonérée : il écrit la mention de la franchise.',
    reference: 'CGI, art. 262 ter, I et 293 B ; directive 2006/112/CE, art. 139, 1',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: (context) => isBinding(context) && context.draft.vatRegime === 'eu-goods',
    check: findFranchise,
  },
];

function findWrongOperation(context: RuleContext): Finding | null {
  const { draft } = context;
  const supply = SUPPLIES[draft.vatRegime];
  const nature = operationNatureOf(draft);
  if (!supply || nature === 'mixed' || nature === supply) return null;
  const sold = nature === 'goods' ? 'des biens' : 'des services';
  return {
    message: `« ${VAT_REGIME_LAW[draft.vatRegime].label} » ne vaut pas pour ${sold} : changez de régime, ou corrigez la nature de l’opération.`,
    field: 'vatRegime',
    ...proposeFittingRegime(context),
  };
}

function findConsumer(context: RuleContext): Finding | null {
  const { buyer, vatRegime } = context.draft;
  if (buyer.kind !== 'individual') return null;
  const { label } = VAT_REGIME_LAW[vatRegime];
  return {
    message: `« ${label} » ne vaut qu’entre professionnels, et le client est un particulier : facturez avec le régime courant, ou corrigez le client.`,
    field: 'buyer.kind',
    ...proposeFittingRegime(context),
  };
}

/** Who charges VAT has a page for it: this one is, as a rule, of the franchise. */
function findFranchise(context: RuleContext): Finding | null {
  if (context.kind.name !== 'facture-auto-entrepreneur') return null;
  return {
    message:
      'En franchise, écrivez la mention de la franchise seule. Si vous facturez la TVA à vos autres clients, faites plutôt une « Facture avec TVA ».',
    field: 'vatRegime',
    ...proposeFittingRegime(context),
  };
}

const SUPPLIES: Readonly<Partial<Record<VatRegime, 'goods' | 'services'>>> = {
  'reverse-charge-works': 'services',
  'eu-services': 'services',
  'non-eu-services': 'services',
  'eu-goods': 'goods',
  'eu-triangular': 'goods',
  export: 'goods',
};
