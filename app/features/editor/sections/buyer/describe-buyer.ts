import type { DescribedParty } from '#app/features/editor/sections/card/party-summary.tsx';
import {
  describeAddress,
  describeNumber,
  joinLines,
} from '#app/features/editor/sections/party/describe-party.ts';
import { type Draft, VAT_REGIME_LAW } from '#documents';
import { BUYER_KIND_CHOICES } from './buyer-kinds.ts';

/** One line for the numbers, one for the address; a private person only has the second. */
export function describeBuyer(buyer: Draft['buyer']): DescribedParty {
  const { kind, name, vatNumber, address } = buyer;
  const numbers = [describeNumber(buyer), vatNumber && `TVA\u00a0${vatNumber}`];
  const label = BUYER_KIND_CHOICES.find(({ value }) => value === kind)?.label;
  const where = describeAddress(address);
  const lines =
    kind === 'individual'
      ? [[label, where]]
      : [[kind === 'business' ? '' : label, ...numbers], [where]];
  return { name, lines: joinLines(lines) };
}

export function describeBuyerDetails({ buyer, payer, payee }: Draft): string {
  return [
    buyer.contactName,
    buyer.department,
    buyer.phone,
    buyer.email,
    buyer.customerCode && `code ${buyer.customerCode}`,
    payer && 'autre payeur',
    payee && 'affacturage',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Under reverse charge the buyer pays the VAT, so its VAT number is required. */
export function needsBuyerVatNumber({ vatRegime }: Draft): boolean {
  return VAT_REGIME_LAW[vatRegime].requires.includes('buyer-vat-number');
}
