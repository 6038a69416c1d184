import { isProfessional } from '#documents/law/buyer-status.ts';
import { sirenOf } from '#documents/law/identifiers/siren.ts';
import {
  isOtherMemberStateVatNumber,
  vatNumberCountry,
} from '#documents/law/identifiers/vat-number.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { RuleContext } from '#documents/law/rule.ts';
import type { SaleTraits } from '#documents/law/vat/fitting-regimes.ts';
import {
  isExport,
  isFrance,
  isFrenchVatTerritory,
  isOtherMemberState,
} from '#documents/law/vat/territories.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Address } from '#documents/model/fields/address.ts';

/** What decides the regime of a document; mixed sales count as services. */
export function saleTraitsOf({ draft, kind }: RuleContext): SaleTraits {
  const supply = operationNatureOf(draft) === 'goods' ? 'goods' : 'services';
  return {
    supply,
    customer: isProfessional(draft.buyer) ? 'business' : 'consumer',
    place: supply === 'goods' ? placeOfGoods(draft) : placeOfCustomer(establishmentOf(draft.buyer)),
    // A quote is of either seller.
    seller: kind.showsVat && draft.vatRegime !== 'franchise' ? 'taxed' : 'franchise',
  };
}

/**
 * The address of a buyer, in the state of its VAT number as long as only the country stands there,
 * which is France in every new document.
 */
export function establishmentOf(buyer: Draft['buyer']): Address {
  const { address, vatNumber = '' } = buyer;
  const isUnsaid = isFrance(address) && address.postalCode === '' && sirenOf(buyer) === '';
  const isElsewhere = isOtherMemberStateVatNumber(vatNumber) && isProfessional(buyer);
  return isUnsaid && isElsewhere ? { ...address, country: vatNumberCountry(vatNumber) } : address;
}

function placeOfGoods(draft: Draft): SaleTraits['place'] {
  const destination = destinationOf(draft);
  if (isExport(draft.seller.address, destination)) return 'abroad';
  return isOtherMemberState(destination.country) ? 'union' : 'france';
}

function placeOfCustomer(address: Address): SaleTraits['place'] {
  if (isFrenchVatTerritory(address)) return 'france';
  return isOtherMemberState(address.country) ? 'union' : 'abroad';
}
