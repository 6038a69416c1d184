import { wordOf } from './party-labels.ts';

/**
 * The parties that the French exchange profile adds to UBL, by the elements that hold them:
 * « Agent du vendeur, nom ». Undefined when the path is in none of them.
 */
export function nameUblParty(path: string): string | undefined {
  const party = PARTIES.find(([within]) => `/${path}`.includes(`/${within}/`));
  const field = FIELDS.find(([end]) => path.endsWith(`/${end}`));
  return party && field ? `${party[1]}, ${wordOf(field[1]) ?? field[1]}` : undefined;
}

const PARTIES: readonly (readonly [string, string])[] = [
  ['AccountingSupplierParty/Party/AgentParty', 'Agent du vendeur'],
  ['AccountingCustomerParty/Party/AgentParty', 'Agent du client'],
  ['AccountingSupplierParty/Party/ServiceProviderParty', 'Émetteur de la facture'],
  ['AccountingCustomerParty/Party/ServiceProviderParty', 'Destinataire de la facture'],
  ['PaymentMandate/PayerParty', 'Payeur'],
  ['Item/ManufacturerParty', 'Fabricant ou vendeur d’une ligne'],
  ['InvoiceLine/Delivery', 'Lieu de livraison d’une ligne'],
  ['CreditNoteLine/Delivery', 'Lieu de livraison d’une ligne'],
];

/** A key of `wordOf`, or the word itself where no other party has it. */
const FIELDS: readonly (readonly [string, string])[] = [
  ['PartyIdentification/ID', 'id'],
  ['EndpointID', 'electronicAddress'],
  ['PartyName/Name', 'name'],
  ['RegistrationName', 'name'],
  ['PartyLegalEntity/CompanyID', 'legalId'],
  ['PartyTaxScheme/CompanyID', 'vatNumber'],
  ['TaxScheme/ID', 'type de numéro'],
  ['CompanyLegalForm', 'legalInformation'],
  ['Contact/Name', 'contact.name'],
  ['Telephone', 'contact.phone'],
  ['ElectronicMail', 'contact.email'],
  ['AdditionalStreetName', 'address.line2'],
  ['AddressLine/Line', 'address.line3'],
  ['StreetName', 'address.line1'],
  ['PostalZone', 'address.postalCode'],
  ['CityName', 'address.city'],
  ['CountrySubentity', 'address.region'],
  ['Country/IdentificationCode', 'address.country'],
];
