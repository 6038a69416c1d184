import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { bindsWithVat, isCredit } from '#documents/law/rules/when.ts';
import { isFrenchVatTerritory, isOtherMemberState } from '#documents/law/vat/territories.ts';
import { proposeRegime } from './propose-regime.ts';

export const servicePlaceRules: readonly Rule[] = [
  {
    id: 'services-abroad',
    label: 'Services à un professionnel hors de France avec TVA',
    purpose: 'Un service à un professionnel se taxe en général là où celui-ci est établi.',
    reference: 'CGI, art. 259, 1° et 283-2',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: (context) =>
      bindsWithVat(context) && !isCredit(context) && servesBusinessAbroad(context),
    check: findTaxedService,
  },
];

/** Guyane and Mayotte have no VAT to remove. */
function servesBusinessAbroad({ draft: { operation, seller, buyer } }: RuleContext): boolean {
  return (
    operation === 'services' &&
    BUSINESSES.has(buyer.kind) &&
    isFrenchVatTerritory(seller.address) &&
    !isFrenchVatTerritory(buyer.address)
  );
}

function findTaxedService(context: RuleContext): Finding | null {
  const { draft, totals } = context;
  if (totals.vatTotal === 0) return null;
  const isEuropean = isOtherMemberState(draft.buyer.address.country);
  return {
    message:
      'Le client est un professionnel établi hors du territoire de la TVA française : sauf exception (CGI, art. 259 A), ce service n’y est pas soumis, choisissez le régime sans TVA.',
    field: 'vatRegime',
    ...proposeRegime(isEuropean ? 'eu-services' : 'non-eu-services', context),
  };
}

const BUSINESSES: ReadonlySet<string> = new Set(['business', 'eu-business', 'foreign-business']);
