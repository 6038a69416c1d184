import { readsExemption } from '#app/features/editor/draft/choose-regime.ts';
import {
  chargesForeignVat,
  type Draft,
  hasPrice,
  type requireKind,
  VAT_REGIME_LAW,
  type VatRegime,
} from '#documents';

/** The regimes of the kind, plus the draft’s own if it belongs to another page. */
export function listRegimes(
  { vatRegimes }: ReturnType<typeof requireKind>,
  current: VatRegime,
): readonly VatRegime[] {
  return vatRegimes.includes(current) ? vatRegimes : [current, ...vatRegimes];
}

/** The regime requires an exemption, or a line or charge at 0 % has none of its own. */
export function asksExemption(draft: Draft): boolean {
  if (!readsExemption(draft.vatRegime)) return false;
  return draft.vatRegime === 'exempt' || draft.exemption !== undefined || hasBareZero(draft);
}

function hasBareZero({ lines, charges }: Draft): boolean {
  return (
    lines.some((line) => hasPrice(line) && line.vatRate === '0' && !line.exemption) ||
    charges.some(({ vatRate }) => vatRate === '0')
  );
}

/**
 * « Il faut votre n° de TVA et celui du client. » Empty when only the common mentions are required.
 */
export function describeRequirements(vatRegime: VatRegime): string {
  if (vatRegime === 'normal' || vatRegime === 'exempt') return '';
  const needs = VAT_REGIME_LAW[vatRegime].requires.map((requirement) => NEEDS[requirement]);
  if (needs.length === 0) return '';
  const sentence = `Il faut ${[needs.slice(0, -1).join(', '), needs.at(-1)].filter(Boolean).join(' et ')}.`;
  return chargesForeignVat(vatRegime) ? `${sentence} ${TYPED_RATES}` : sentence;
}

const TYPED_RATES =
  'Sur les lignes, saisissez le taux du pays de livraison. Le PDF est sans facture électronique\u00a0: aucune n’est due à un particulier.';

type Requirement = (typeof VAT_REGIME_LAW)[VatRegime]['requires'][number];

const NEEDS: Readonly<Record<Requirement, string>> = {
  'seller-vat-number': 'votre n°\u00a0de TVA',
  'buyer-vat-number': 'celui du client',
  'buyer-in-another-member-state': 'un client d’un autre État de l’Union européenne',
  'goods-leave-for-another-member-state': 'une livraison dans un autre État de l’Union européenne',
  'goods-leave-the-vat-territory': 'une livraison hors de l’Union européenne ou outre-mer',
  'buyer-outside-the-union': 'un client hors de l’Union européenne',
  'buyer-in-france': 'un donneur d’ordre en France',
  'consumer-in-another-member-state':
    'un client particulier, livré dans un autre État de l’Union européenne',
  exemption: 'un motif d’exonération',
};
