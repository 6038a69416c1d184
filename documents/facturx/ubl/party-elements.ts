import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { InvoiceAddress, InvoiceParty } from '#documents/facturx/terms/invoice.ts';

const address = elementsOf<InvoiceAddress>();
const contact = elementsOf<NonNullable<InvoiceParty['contact']>>();
const party = elementsOf<InvoiceParty>();

const ADDRESS = [
  address.text('cbc:StreetName', 'line1'), // BT-35, BT-50, BT-64, BT-75
  address.text('cbc:AdditionalStreetName', 'line2'), // BT-36, BT-51, BT-65, BT-76
  address.text('cbc:CityName', 'city'), // BT-37, BT-52, BT-66, BT-77
  address.text('cbc:PostalZone', 'postalCode'), // BT-38, BT-53, BT-67, BT-78
  address.text('cbc:CountrySubentity', 'region'), // BT-39, BT-54, BT-68, BT-79
  address.text('cac:AddressLine/cbc:Line', 'line3'), // BT-162, BT-163, BT-164, BT-165
  address.text('cac:Country/cbc:IdentificationCode', 'country'), // BT-40, BT-55, BT-69, BT-80
];

const CONTACT = [
  contact.text('cbc:Name', 'name'), // BT-41, BT-56
  contact.text('cbc:Telephone', 'phone'), // BT-42, BT-57
  contact.text('cbc:ElectronicMail', 'email'), // BT-43, BT-58
];

const VAT_NUMBER = party.wrap('cac:PartyTaxScheme', [
  party.text('cbc:CompanyID', 'vatNumber'), // BT-31, BT-48, BT-63
  party.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
]);

/** BG-4, BG-7: elements before the SEPA creditor identifier, which UBL puts among the seller’s. */
export const PARTY_IDENTIFIERS: readonly Element<InvoiceParty>[] = [
  party.text('cbc:EndpointID', 'electronicAddress', { schemeID: 'electronicScheme' }), // BT-34, BT-49
  party.text('cac:PartyIdentification/cbc:ID', 'id'), // BT-46
  party.coded('cac:PartyIdentification/cbc:ID', { schemeID: '0009' }, 'siret'), // BT-29, BT-46
  party.coded('cac:PartyIdentification/cbc:ID', { schemeID: '0224' }, 'routingCode'), // BT-46
  party.coded('cac:PartyIdentification/cbc:ID', { schemeID: '0231' }, 'vatGroupSiren'), // BT-29
];

/** BG-4, BG-7: remaining elements. */
export const PARTY_DETAILS: readonly Element<InvoiceParty>[] = [
  party.text('cac:PartyName/cbc:Name', 'tradeName'), // BT-28, BT-45
  party.group('cac:PostalAddress', 'address', ADDRESS), // BG-5, BG-8
  VAT_NUMBER,
  party.wrap('cac:PartyTaxScheme', [
    party.text('cbc:CompanyID', 'taxNumber'), // BT-32
    party.filler('cac:TaxScheme/cbc:ID', 'LOC'),
  ]),
  party.wrap('cac:PartyLegalEntity', [
    party.text('cbc:RegistrationName', 'name'), // BT-27, BT-44
    party.coded('cbc:CompanyID', { schemeID: '0002' }, 'siren'), // BT-30, BT-47
    party.text('cbc:CompanyID', 'legalId', { schemeID: 'legalScheme' }), // BT-30, BT-47
    party.text('cbc:CompanyLegalForm', 'legalInformation'), // BT-33
  ]),
  party.group('cac:Contact', 'contact', CONTACT), // BG-6, BG-9
];

/** BG-10 */
export const PAYEE: readonly Element<InvoiceParty>[] = [
  party.coded('cac:PartyIdentification/cbc:ID', { schemeID: '0009' }, 'siret'), // BT-60
  party.text('cac:PartyName/cbc:Name', 'name'), // BT-59
  party.coded('cac:PartyLegalEntity/cbc:CompanyID', { schemeID: '0002' }, 'siren'), // BT-61
];

/** BG-11 */
export const TAX_REPRESENTATIVE: readonly Element<InvoiceParty>[] = [
  party.text('cac:PartyName/cbc:Name', 'name'), // BT-62
  party.group('cac:PostalAddress', 'address', ADDRESS), // BG-12
  VAT_NUMBER,
];

/** BG-13 */
export const DELIVERY_PARTY: readonly Element<InvoiceParty>[] = [
  party.wrap('cac:DeliveryLocation', [
    party.coded('cbc:ID', { schemeID: '0009' }, 'siret'), // BT-71
    party.group('cac:Address', 'address', ADDRESS), // BG-15
  ]),
  party.text('cac:DeliveryParty/cac:PartyName/cbc:Name', 'name'), // BT-70
];
