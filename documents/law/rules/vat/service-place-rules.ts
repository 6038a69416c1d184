import { isSiren, sirenOf } from '#documents/law/identifiers/siren.ts';
import { frenchVatNumberOf } from '#documents/law/identifiers/vat-number.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Proposal, Rule, RuleContext } from '#documents/law/rule.ts';
import { isBinding, isCredit, isDatedFrom } from '#documents/law/rules/when.ts';
import { listFittingRegimes } from '#documents/law/vat/fitting-regimes.ts';
import { isFrance, isFrenchVatTerritory } from '#documents/law/vat/territories.ts';
import { countryName } from '#documents/model/codes/countries.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import { establishmentOf, saleTraitsOf } from './sale-traits.ts';

export const servicePlaceRules: readonly Rule[] = [
  {
    id: 'services-abroad',
    label: 'Services à un professionnel hors de France',
    purpose: 'Un service à un professionnel se taxe en général là où celui-ci est établi.',
    reference: 'CGI, art. 259, 1° et 283-2 ; ann. II, art. 242 nonies A, I-4° et 13°',
    severity: ({ draft }) =>
      draft.vatRegime === 'franchise' && isDatedFrom(draft, BLOCKED_FROM) ? 'blocking' : 'warning',
    field: 'vatRegime',
    appliesTo: (context) =>
      isBinding(context) && !isCredit(context) && servesBusinessAbroad(context),
    check: findFrenchRegime,
  },
];

/** A customer in Guyane or Mayotte, where there is no VAT, does not rule out the franchise. */
function servesBusinessAbroad({ draft }: RuleContext): boolean {
  const { seller, buyer, vatRegime } = draft;
  const place = establishmentOf(buyer);
  const isAbroad = vatRegime === 'franchise' ? !isFrance(place) : !isFrenchVatTerritory(place);
  return (
    (vatRegime === 'normal' || vatRegime === 'franchise') &&
    operationNatureOf(draft) === 'services' &&
    BUSINESSES.has(buyer.kind) &&
    isFrenchVatTerritory(seller.address) &&
    isAbroad
  );
}

function findFrenchRegime(context: RuleContext): Finding | null {
  const { draft, totals, kind } = context;
  const isTaxed = draft.vatRegime === 'normal';
  if (draft.suppliedInFrance || (isTaxed && totals.vatTotal === 0)) return null;
  const [fitting] = listFittingRegimes(saleTraitsOf(context));
  const place = establishmentOf(draft.buyer);
  const isOffered = kind.vatRegimes.includes(fitting);
  return {
    message: isTaxed ? TAXED : UNTAXED,
    field: 'vatRegime',
    ...(isOffered && {
      proposal: {
        label: `${countryName(place.country)} : ${fitting === 'eu-services' ? REVERSE_CHARGE : OUTSIDE}`,
        changes: { vatRegime: fitting, ...identify(draft, { fitting, country: place.country }) },
      },
    }),
    // A new document says « services » before its author does.
    otherProposals: [GOODS, IN_FRANCE],
  };
}

/** Both numbers are printed with the reverse charge; the seller’s follows from its SIREN. */
function identify(
  { seller, buyer }: Draft,
  { fitting, country }: { fitting: VatRegime; country: string },
): Partial<Draft> {
  const siren = sirenOf(seller);
  const isNumbered = fitting !== 'eu-services' || Boolean(seller.vatNumber) || !isSiren(siren);
  return {
    ...(!isNumbered && { seller: { ...seller, vatNumber: frenchVatNumberOf(siren) } }),
    ...(buyer.address.country !== country && {
      buyer: { ...buyer, kind: 'eu-business', address: { ...buyer.address, country } },
    }),
  };
}

/** Earlier documents were final without this rule, and stay so. */
const BLOCKED_FROM = '2026-11-29';
const BUSINESSES: ReadonlySet<string> = new Set(['business', 'eu-business', 'foreign-business']);

const TAXED =
  'Le client est un professionnel établi hors du territoire de la TVA française : sauf exception (CGI, art. 259 A), ce service n’y est pas soumis, choisissez le régime sans TVA.';
const UNTAXED =
  'Un service à un professionnel établi hors de France se taxe chez lui, sauf exception (CGI, art. 259 A) : la mention de la franchise ne convient pas.';
const REVERSE_CHARGE = 'autoliquidation, votre n° de TVA';
const OUTSIDE = 'TVA non applicable, article 259, 1°';

const GOODS: Proposal = { label: 'Ce sont des biens', changes: { operation: 'goods' } };
const IN_FRANCE: Proposal = {
  label: 'Service lié à la France (immeuble…)',
  changes: { suppliedInFrance: true },
};
