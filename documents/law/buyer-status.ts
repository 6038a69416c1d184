import type { Draft } from '#documents/model/draft.ts';
import type { Buyer } from '#documents/model/fields/party.ts';
import { sirenOf } from './identifiers/siren.ts';
import { isFrance, isFrenchVatTerritory, isMonaco } from './vat/territories.ts';

/**
 * Penalties, indemnity and discount are between professionals; never on a consumer's invoice (C.
 * com. L441-9, L441-10). An association without a SIREN is no taxable person: it is treated as a
 * private one (droit-facturation § 5.2).
 */
export function isProfessional(buyer: Buyer): boolean {
  if (buyer.kind === 'association') return sirenOf(buyer) !== '';
  return buyer.kind !== 'individual';
}

/** A consumer may refuse that a note carries the name; no other paper may leave it out. */
export function withholdsName({ subtype, buyer }: Pick<Draft, 'subtype' | 'buyer'>): boolean {
  return subtype === 'note' && buyer.kind === 'individual' && buyer.refusesName === true;
}

/**
 * A company established where French VAT applies: what the e-invoicing reform covers (CGI 289 bis).
 * One of Monaco is, where it has a SIREN; without, the sale is reported as one abroad
 * (droit-facturation § 3.2).
 */
export function isDomesticBusiness(buyer: Buyer): boolean {
  if (buyer.kind !== 'business' || !isFrenchVatTerritory(buyer.address)) return false;
  return !isMonaco(buyer.address) || sirenOf(buyer) !== '';
}

/** A company established elsewhere, and one of Monaco without a SIREN. */
export function isForeignBusiness(buyer: Buyer): boolean {
  const isBusiness = ['business', 'eu-business', 'foreign-business'].includes(buyer.kind);
  const isAbroad = isMonaco(buyer.address) || !isFrance(buyer.address);
  return isBusiness && isAbroad && !isDomesticBusiness(buyer);
}
