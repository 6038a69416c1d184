import { sirenOf } from '#documents/law/identifiers/siren.ts';
import { displayName } from '#documents/law/identity.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Address } from '#documents/model/fields/address.ts';
import type { Buyer, Party, Seller } from '#documents/model/fields/party.ts';
import { emailAddressOf } from '#documents/model/texts/is-email-address.ts';
import { electronicAddressOf } from './electronic-address.ts';
import type { InvoiceAddress, InvoiceParty } from './invoice.ts';

/** BG-4. Category O forbids VAT numbers (BR-O-02), hence also the VAT group (BR-FR-CO-15). */
export function toSeller(seller: Seller, isOutsideVat: boolean): InvoiceParty {
  return {
    ...toTradeParty(seller),
    name: displayName(seller),
    contact: toContact(seller),
    vatGroupSiren: isOutsideVat ? undefined : seller.vatGroup?.siren,
    ...electronicAddressOf(seller),
    ...taxNumberOf(seller, isOutsideVat),
  };
}

/** BG-7 */
export function toBuyer(buyer: Buyer, isOutsideVat: boolean): InvoiceParty {
  const party = toTradeParty(buyer);
  return {
    ...party,
    ...(party.siret ? {} : buyerIdOf(buyer)),
    name: buyer.refusesName ? WITHHELD_NAME : buyer.name,
    contact: toContact(buyer, buyer.department),
    vatNumber: isOutsideVat ? undefined : buyer.vatNumber,
    ...electronicAddressOf(buyer, buyer.routingCode),
  };
}

/** BG-11: the VAT group, which France requires there (BR-FR-CO-15), else the representative. */
export function toTaxRepresentative(seller: Seller): InvoiceParty | undefined {
  const representative = seller.vatGroup ?? seller.taxRepresentative;
  if (!representative) return undefined;
  return { ...representative, siren: undefined, address: toAddress(representative.address) };
}

/** BG-10, only for a party other than the seller (BR-17). */
export function toPayee(draft: Draft): InvoiceParty | undefined {
  const { payee, seller } = draft;
  if (!payee?.name || payee.name === displayName(seller)) return undefined;
  return { name: payee.name, siren: nineDigits(payee.siren) };
}

/** BG-13. Deliveries inside the Union must state a place (BR-IC-12): by default the buyer’s. */
export function toDelivery(draft: Draft): InvoiceParty | undefined {
  const { deliveryAddress, buyer } = draft;
  if (deliveryAddress) {
    return {
      name: deliveryAddress.name,
      siret: fourteenDigits(deliveryAddress.siret),
      address: toAddress(deliveryAddress),
    };
  }
  return draft.vatRegime === 'eu-goods'
    ? { name: '', address: toAddress(buyer.address) }
    : undefined;
}

function toTradeParty(party: Party): InvoiceParty {
  const siren = nineDigits(sirenOf(party));
  const siret = fourteenDigits(party.siret);
  return {
    name: party.name,
    tradeName: party.tradeName,
    siren,
    // A SIRET starts with the SIREN of its party (BR-FR-09).
    siret: siren && siret?.startsWith(siren) ? siret : undefined,
    address: toAddress(party.address),
  };
}

/** Only one identifier (BT-46, CII-SR-450): establishment, else service, else customer code. */
function buyerIdOf({ routingCode, customerCode }: Buyer): Pick<InvoiceParty, 'id' | 'routingCode'> {
  return routingCode ? { routingCode } : { id: customerCode };
}

/**
 * BT-41, BT-56: person and department share one term (CII-SR-466). An e-mail that is none is not
 * written: a reader would send to it.
 */
function toContact(party: Party, department?: string): InvoiceParty['contact'] {
  const { contactName: name, phone } = party;
  const email = emailAddressOf(party) || undefined;
  const person = [department, name].filter(Boolean).join(', ');
  return person || phone || email ? { name: person, phone, email } : undefined;
}

function toAddress(address: Address): InvoiceAddress {
  const { line1, line2, line3, postalCode, city, region, country } = address;
  return { line1, line2, line3, postalCode, city, region, country };
}

/** BT-31; without a VAT number, the SIREN identifies the taxpayer (BT-32, BR-E-02, BR-Z-02). */
function taxNumberOf(
  seller: Seller,
  isOutsideVat: boolean,
): Pick<InvoiceParty, 'vatNumber' | 'taxNumber'> {
  if (isOutsideVat) return {};
  return seller.vatNumber
    ? { vatNumber: seller.vatNumber }
    : { taxNumber: nineDigits(sirenOf(seller)) };
}

function nineDigits(text: string | undefined): string | undefined {
  return text && /^\d{9}$/.test(text) ? text : undefined;
}

function fourteenDigits(text: string | undefined): string | undefined {
  return text && /^\d{14}$/.test(text) ? text : undefined;
}

/** BT-44 is required even for a consumer who withholds their name (arrêté 83-50/A, art. 3). */
const WITHHELD_NAME = 'Particulier';
