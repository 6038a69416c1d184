/**
 * The parties that the French exchange profile adds to UBL, by the elements that hold them:
 * « Agent du vendeur, nom ». Undefined when the path is in none of them.
 */
export function nameUblParty(path: string): string | undefined {
  const party = PARTIES.find(([within]) => `/${path}`.includes(`/${within}/`));
  const field = FIELDS.find(([end]) => path.endsWith(`/${end}`));
  return party && field ? `${party[1]}, ${field[1]}` : undefined;
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

const FIELDS: readonly (readonly [string, string])[] = [
  ['PartyIdentification/ID', 'identifiant'],
  ['EndpointID', 'adresse de facturation électronique'],
  ['PartyName/Name', 'nom'],
  ['RegistrationName', 'nom'],
  ['PartyLegalEntity/CompanyID', 'immatriculation'],
  ['PartyTaxScheme/CompanyID', 'numéro de TVA'],
  ['TaxScheme/ID', 'type de numéro'],
  ['CompanyLegalForm', 'mentions légales'],
  ['Contact/Name', 'contact'],
  ['Telephone', 'téléphone'],
  ['ElectronicMail', 'e-mail'],
  ['AdditionalStreetName', 'adresse, deuxième ligne'],
  ['AddressLine/Line', 'adresse, troisième ligne'],
  ['StreetName', 'adresse'],
  ['PostalZone', 'code postal'],
  ['CityName', 'ville'],
  ['CountrySubentity', 'région'],
  ['Country/IdentificationCode', 'pays'],
];
