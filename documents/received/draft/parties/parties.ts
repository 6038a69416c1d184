import { electronicAddressOf } from '#documents/facturx/terms/electronic-address.ts';
import { isFrance, isOtherMemberState } from '#documents/law/vat/territories.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import type { Address } from '#documents/model/fields/address.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import { findNote } from '#documents/received/draft/notes.ts';
import { fitIdentifier, fitText } from '#documents/received/draft/values.ts';
import type {
  TolerantAddress,
  TolerantInvoice,
  TolerantParty,
} from '#documents/received/tolerant-invoice.ts';
import { readLegalIdentity } from './legal-identity.ts';
import { readForeignNumbers, readFrenchNumbers } from './seller-numbers.ts';

type SellerInput = DraftInput['seller'];
type BuyerInput = DraftInput['buyer'];

/** BG-4, with its notes REG and ABL, its account (BG-17) unless there is a payee, and BG-11. */
export function readSeller(invoice: TolerantInvoice): SellerInput {
  const { seller = {}, payee } = invoice;
  const party = toParty(seller);
  return {
    ...party,
    ...readLegalIdentity(party, invoice),
    identifiers: readForeignNumbers(seller),
    contactName: party.contactName ?? fitText(seller.contact?.department, 'seller.contactName'),
    ...(payee?.name ? {} : readAccount(invoice)),
    ...toRepresentative(invoice),
    electronicAddress: toElectronicAddress(seller, party),
  };
}

/** BG-7 */
export function readBuyer(invoice: TolerantInvoice): BuyerInput {
  const { buyer = {} } = invoice;
  const party = toParty(buyer);
  const routingCode = fitText(buyer.routingCode ?? findService(buyer), 'buyer.routingCode');
  return {
    ...party,
    kind: buyerKindOf(invoice),
    customerCode: fitText(buyer.id, 'buyer.customerCode'),
    department: fitText(buyer.contact?.department, 'buyer.department'),
    routingCode,
    electronicAddress: toElectronicAddress(buyer, party, routingCode),
  };
}

/** A service beside a SIRET is found only in « SIREN_SIRET_service » (BT-49, CII-SR-450). */
function findService({ electronicAddress = '', electronicScheme, siret }: TolerantParty) {
  const [, address, service] = /^\d{9}_(\d{14})_(.+)$/.exec(electronicAddress) ?? [];
  return electronicScheme === '0225' && address === siret ? service : undefined;
}

/** BG-13, unless it repeats the buyer, as deliveries inside the Union must (BR-IC-12). */
export function readDelivery({ deliverTo, buyer }: TolerantInvoice): DraftInput['deliveryAddress'] {
  if (!deliverTo) return undefined;
  const { name, siret } = deliverTo;
  const address = toAddress(deliverTo.address);
  const isBuyer =
    !name && !siret && JSON.stringify(address) === JSON.stringify(toAddress(buyer?.address));
  return isBuyer
    ? undefined
    : {
        name: fitText(name, 'deliveryAddress.name'),
        siret: fitIdentifier(siret, 'deliveryAddress.siret'),
        ...address,
      };
}

/** The party that pays, when it is not the buyer. */
export function readPayer({ payer }: TolerantInvoice): DraftInput['payer'] {
  const name = fitText(payer?.name, 'payer.name');
  return name ? { name } : undefined;
}

/** BG-10, to whose account the invoice is then paid. */
export function readPayee(invoice: TolerantInvoice): DraftInput['payee'] {
  const { payee } = invoice;
  if (!payee?.name) return undefined;
  const { iban, bic } = readAccount(invoice);
  return {
    name: fitText(payee.name, 'payee.name'),
    siren: fitIdentifier(payee.siren, 'payee.siren'),
    iban,
    bic,
  };
}

/** BG-17 */
function readAccount({ paymentMeans }: TolerantInvoice) {
  return {
    iban: fitIdentifier(paymentMeans?.iban, 'seller.iban'),
    bic: fitIdentifier(paymentMeans?.bic, 'seller.bic'),
    accountHolder: fitText(paymentMeans?.accountName, 'seller.accountHolder'),
  };
}

type CommonFields = Pick<
  BuyerInput,
  'name' | 'tradeName' | 'siren' | 'siret' | 'vatNumber' | 'contactName' | 'email' | 'phone'
> & { address: Address };

function toParty(party: TolerantParty): CommonFields {
  const { contact = {} } = party;
  return {
    name: fitText(party.name, 'seller.name'),
    tradeName: fitText(party.tradeName, 'seller.tradeName'),
    ...readFrenchNumbers(party),
    vatNumber: fitIdentifier(party.vatNumber, 'seller.vatNumber'),
    address: toAddress(party.address),
    contactName: fitText(contact.name, 'seller.contactName'),
    phone: fitText(contact.phone, 'seller.phone'),
    email: fitText(contact.email, 'seller.email'),
  };
}

function toAddress(address: TolerantAddress = {}): Address {
  const { line1, line2, line3, postalCode, city, region, country = '' } = address;
  return {
    ...EMPTY_ADDRESS,
    line1: fitText(line1, 'seller.address.line1') ?? '',
    line2: fitText(line2, 'seller.address.line2'),
    line3: fitText(line3, 'seller.address.line3'),
    postalCode: fitText(postalCode, 'seller.address.postalCode') ?? '',
    city: fitText(city, 'seller.address.city') ?? '',
    region: fitText(region, 'seller.address.region'),
    country: /^[A-Z]{2}$/.test(country) ? country : EMPTY_ADDRESS.country,
  };
}

/** BT-34, BT-49: only when the other identifiers do not imply it. */
function toElectronicAddress(
  { electronicAddress, electronicScheme }: TolerantParty,
  party: CommonFields,
  routingCode?: string,
): string | undefined {
  if (!electronicAddress) return undefined;
  const own = { kind: 'business' as const, ...party, name: party.name ?? '' };
  const derived = electronicAddressOf(own, routingCode);
  const isDerived =
    derived.electronicAddress === electronicAddress &&
    derived.electronicScheme === electronicScheme;
  if (isDerived) return undefined;
  return fitText(
    electronicScheme ? `${electronicScheme}:${electronicAddress}` : electronicAddress,
    'seller.electronicAddress',
  );
}

/** BG-11: the VAT group if the seller has its SIREN (BT-29, scheme 0231), else a representative. */
function toRepresentative({
  seller,
  taxRepresentative,
}: TolerantInvoice): Pick<SellerInput, 'vatGroup' | 'taxRepresentative'> {
  if (!taxRepresentative) return {};
  const { name, vatNumber, address } = taxRepresentative;
  const person = {
    name: fitText(name, 'seller.taxRepresentative.name'),
    vatNumber: fitIdentifier(vatNumber, 'seller.taxRepresentative.vatNumber') ?? '',
    address: toAddress(address),
  };
  const siren = fitIdentifier(seller?.vatGroupSiren, 'seller.vatGroup.siren');
  return siren ? { vatGroup: { ...person, siren } } : { taxRepresentative: person };
}

/** From the note BAR, else identifiers and country. SIRENs of public bodies start with 1 or 2. */
function buyerKindOf(invoice: TolerantInvoice): BuyerInput['kind'] {
  const { buyer = {} } = invoice;
  const treatment = findNote(invoice, 'BAR') ?? '';
  const siren = buyer.siren ?? buyer.siret ?? '';
  const place = toAddress(buyer.address);
  if (treatment.startsWith('B2C')) return siren ? 'individual' : privateKindOf(buyer);
  if (buyer.routingCode || /^[12]/.test(siren)) return 'public';
  if (isOtherMemberState(place.country)) return 'eu-business';
  if (!isFrance(place) && place.country !== 'MC') return 'foreign-business';
  const kind = privateKindOf(buyer);
  if (!treatment && kind === 'association') return kind;
  const isBusiness = siren || buyer.vatNumber || buyer.tradeName || findNote(invoice, 'PMD');
  return isBusiness || treatment.startsWith('B2B') ? 'business' : 'individual';
}

function privateKindOf({ name = '' }: TolerantParty): 'association' | 'individual' {
  return ASSOCIATION.test(name) ? 'association' : 'individual';
}

const ASSOCIATION = /^(association|amicale|club|comité|fédération|fondation|ligue|syndicat)\b/i;
