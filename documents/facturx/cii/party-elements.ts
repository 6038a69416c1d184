import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { InvoiceAddress, InvoiceParty } from '#documents/facturx/terms/invoice.ts';

const address = elementsOf<InvoiceAddress>();
const contact = elementsOf<NonNullable<InvoiceParty['contact']>>();
const party = elementsOf<InvoiceParty>();

const ADDRESS = [
  address.text('ram:PostcodeCode', 'postalCode'), // BT-38, BT-53, BT-67, BT-78
  address.text('ram:LineOne', 'line1'), // BT-35, BT-50, BT-64, BT-75
  address.text('ram:LineTwo', 'line2'), // BT-36, BT-51, BT-65, BT-76
  address.text('ram:LineThree', 'line3'), // BT-162, BT-163, BT-164, BT-165
  address.text('ram:CityName', 'city'), // BT-37, BT-52, BT-66, BT-77
  address.text('ram:CountryID', 'country'), // BT-40, BT-55, BT-69, BT-80
  address.text('ram:CountrySubDivisionName', 'region'), // BT-39, BT-54, BT-68, BT-79
];

const CONTACT = [
  contact.text('ram:PersonName', 'name'), // BT-41, BT-56
  contact.text('ram:DepartmentName', 'department'), // BT-41, BT-56
  contact.text('ram:TelephoneUniversalCommunication/ram:CompleteNumber', 'phone'), // BT-42, BT-57
  contact.text('ram:EmailURIUniversalCommunication/ram:URIID', 'email'), // BT-43, BT-58
];

/** TradePartyType, for every party: terms that a party does not have are simply absent. */
export const PARTY: readonly Element<InvoiceParty>[] = [
  party.text('ram:ID', 'id'), // BT-46
  party.coded('ram:GlobalID', { schemeID: '0009' }, 'siret'), // BT-29, BT-46, BT-71
  party.coded('ram:GlobalID', { schemeID: '0224' }, 'routingCode'), // BT-46
  party.coded('ram:GlobalID', { schemeID: '0231' }, 'vatGroupSiren'), // BT-29
  party.text('ram:Name', 'name'), // BT-27, BT-44, BT-59, BT-62, BT-70
  party.text('ram:Description', 'legalInformation'), // BT-33
  party.wrap('ram:SpecifiedLegalOrganization', [
    party.coded('ram:ID', { schemeID: '0002' }, 'siren'), // BT-30, BT-47, BT-61
    party.text('ram:ID', 'legalId', { schemeID: 'legalScheme' }), // BT-30, BT-47
    party.text('ram:TradingBusinessName', 'tradeName'), // BT-28, BT-45
  ]),
  party.group('ram:DefinedTradeContact', 'contact', CONTACT), // BG-6, BG-9
  party.group('ram:PostalTradeAddress', 'address', ADDRESS), // BG-5, BG-8, BG-12, BG-15
  party.text('ram:URIUniversalCommunication/ram:URIID', 'electronicAddress', {
    schemeID: 'electronicScheme',
  }), // BT-34, BT-49
  party.coded('ram:SpecifiedTaxRegistration/ram:ID', { schemeID: 'VA' }, 'vatNumber'), // BT-31, BT-48, BT-63
  party.coded('ram:SpecifiedTaxRegistration/ram:ID', { schemeID: 'FC' }, 'taxNumber'), // BT-32
];
