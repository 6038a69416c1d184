import { pickAt } from '#documents/law/dated.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { VatSubtotal } from '#documents/totals/totals.ts';
import { exemptionReason, OVERSEAS_DELIVERY } from './exemptions.ts';
import { isOverseasTrade } from './territories.ts';
import {
  citeCgi,
  TRIANGULAR_MENTION,
  VAT_REGIME_LAW,
  type VatCategory,
  type Wording,
} from './vat-regimes.ts';

/** BT-118, and the exemption of a row: BT-121 and BT-120. */
export type VatClass = { category: VatCategory; exemption?: { code?: string; reason: string } };

/** Outlays in the customer's name (CGI 267, II-2°). */
export const DISBURSEMENT_MENTION = 'Débours, article 267, II-2° du CGI';

/**
 * The VAT category of a row of the breakdown, with its reason (BT-118, BT-120, BT-121). Category O
 * excludes every other (BR-O-11 to 14), so outlays take it too.
 */
export function classifyVat(
  draft: Draft,
  subtotal: Pick<VatSubtotal, 'rate' | 'exemption' | 'isDisbursement'>,
): VatClass {
  const { vatexCode } = VAT_REGIME_LAW[draft.vatRegime];
  const category = categoryOf(draft);
  if (subtotal.isDisbursement && category !== 'O') return DISBURSEMENT;
  if (category === 'S' && subtotal.rate > 0) return { category };
  if (isUnnumberedFranchise(draft)) return { category: 'Z' };
  if (VAT_REGIME_LAW[draft.vatRegime].mention) {
    const reason = regimeMention(draft) || exemptionReason(undefined);
    return { category, exemption: { ...(vatexCode && { code: vatexCode }), reason } };
  }
  const exemption = describeExemption(draft, subtotal);
  return { category: category === 'O' ? 'O' : 'E', exemption };
}

/**
 * The category of untaxed amounts. Goods handed over outside France are outside the scope: their
 * exemption code belongs to O alone (EN 16931, VATEX list).
 */
export function categoryOf({ vatRegime, exemption }: Draft): VatCategory {
  const isOutside = vatRegime === 'exempt' && exemption?.code === OUTSIDE_SCOPE;
  return isOutside ? 'O' : VAT_REGIME_LAW[vatRegime].category;
}

/** « Not subject to VAT » */
export const OUTSIDE_SCOPE = 'VATEX-EU-O';

/** The sentence of the regime; empty for the common regime or a chosen exemption. */
export function regimeMention(draft: Draft): string {
  const wording = wordingOf(draft);
  return (wording && pickAt(wording, draft.issueDate)) ?? '';
}

function wordingOf(draft: Draft): Wording | undefined {
  const { vatRegime, seller, buyer, operation } = draft;
  if (vatRegime === 'export' && isOverseasTrade(seller.address, destinationOf(draft)))
    return citeCgi(OVERSEAS_DELIVERY);
  if (vatRegime === 'non-eu-services' && buyer.kind === 'individual')
    return citeCgi(INTANGIBLE_SERVICES_MENTION);
  // A received file only states that the customer pays the tax; for goods, that is triangular.
  if (vatRegime === 'eu-services' && operation === 'goods') return TRIANGULAR_MENTION;
  return VAT_REGIME_LAW[vatRegime].mention;
}

/** Franchise without a VAT number: category Z, with the mention as a note (DGFiP rule G1.47). */
export function isUnnumberedFranchise(draft: Draft): boolean {
  return draft.vatRegime === 'franchise' && !draft.seller.vatNumber;
}

function describeExemption(draft: Draft, subtotal: Pick<VatSubtotal, 'exemption'>) {
  const exemption = subtotal.exemption ?? draft.exemption;
  return { ...(exemption?.code && { code: exemption.code }), reason: exemptionReason(exemption) };
}

/** Intangible services to a consumer outside the Union (CGI 259 B). */
const INTANGIBLE_SERVICES_MENTION = 'TVA non applicable, article 259 B du CGI';
const DISBURSEMENT: VatClass = {
  category: 'E',
  exemption: { code: 'VATEX-EU-79-C', reason: DISBURSEMENT_MENTION },
};
