import type { Draft } from '#documents/model/draft.ts';
import type { Buyer } from '#documents/model/fields/party.ts';
import { sirenOf } from './identifiers/siren.ts';
import { isFrance, isFrenchVatTerritory, isMonaco } from './vat/territories.ts';

/**
 * Late penalties, the recovery fee and the discount exist between professionals only, never on a
 * consumer's invoice (C. com. L441-9, L441-10). An association without a SIREN is no taxable person
 * and is treated as a consumer (CGI 290).
 */
export function isProfessional(buyer: Buyer): boolean {
  if (buyer.kind === 'association') return sirenOf(buyer) !== '';
  return buyer.kind !== 'individual';
}

/** Only a note may leave out the customer's name, when a consumer refuses to give it. */
export function withholdsName({ subtype, buyer }: Pick<Draft, 'subtype' | 'buyer'>): boolean {
  return subtype === 'note' && buyer.kind === 'individual' && buyer.refusesName === true;
}

/**
 * A company established where French VAT applies, thus under the e-invoicing reform (CGI 289 bis).
 * A company in Monaco counts if it has a SIREN; without one its sales are reported as foreign
 * (FAQ of the DGFiP, 05/01/2024).
 */
export function isDomesticBusiness(buyer: Buyer): boolean {
  if (buyer.kind !== 'business' || !isFrenchVatTerritory(buyer.address)) return false;
  return !isMonaco(buyer.address) || sirenOf(buyer) !== '';
}

/** A company established elsewhere, or in Monaco without a SIREN. */
export function isForeignBusiness(buyer: Buyer): boolean {
  const isBusiness = ['business', 'eu-business', 'foreign-business'].includes(buyer.kind);
  const isAbroad = isMonaco(buyer.address) || !isFrance(buyer.address);
  return isBusiness && isAbroad && !isDomesticBusiness(buyer);
}
