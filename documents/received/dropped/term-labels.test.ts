import { expect, test } from 'vitest';
import { describeTerm, describeUnread } from './term-labels.ts';

test('each term of a party has its own number', () => {
  const numbers = (field: string) =>
    ['seller', 'buyer', 'taxRepresentative', 'payee', 'deliverTo'].map(
      (party) => describeTerm(`${party}.${field}`).term,
    );
  expect(numbers('name')).toEqual(['BT-27', 'BT-44', 'BT-62', 'BT-59', 'BT-70']);
  expect(numbers('address.city')).toEqual([
    'BT-37',
    'BT-52',
    'BT-66',
    'payee.address.city',
    'BT-77',
  ]);
  expect(numbers('address.postalCode').slice(0, 3)).toEqual(['BT-38', 'BT-53', 'BT-67']);
  expect(numbers('contact.email').slice(0, 2)).toEqual(['BT-43', 'BT-58']);
  expect(numbers('vatNumber').slice(0, 3)).toEqual(['BT-31', 'BT-48', 'BT-63']);
  expect(describeTerm('buyer.tradeName')).toEqual({
    term: 'BT-45',
    label: 'Client, nom commercial',
  });
});

test('the words of a term are those of its field in a draft', () => {
  expect(describeTerm('seller.contact.phone')).toEqual({
    term: 'BT-42',
    label: 'Vendeur, téléphone',
  });
  expect(describeTerm('buyer.siren')).toEqual({ term: 'BT-47', label: 'Client, SIREN' });
  expect(describeTerm('buyer.contact.department').term).toBe('BT-56');
  expect(describeTerm('lines.quantity')).toEqual({ term: 'BT-129', label: 'Ligne, quantité' });
  expect(describeTerm('project')).toEqual({ term: 'BT-11', label: 'Projet ou chantier' });
  expect(describeTerm('paymentTerms.dueDate')).toEqual({ term: 'BT-9', label: 'Échéance' });
});

test('a term without a field of its own keeps its words', () => {
  expect(describeTerm('buyer.id')).toEqual({ term: 'BT-46', label: 'Client, identifiant' });
  expect(describeTerm('salesOrder')).toEqual({ term: 'BT-14', label: 'Commande du vendeur' });
  expect(describeTerm('seller.unknown').label).toBe('Information propre à l’émetteur');
});

test('a term keeps its words where those of a form lose its sense', () => {
  expect(describeTerm('tender').label).toBe('Appel d’offres ou lot');
  expect(describeTerm('paymentMeans.debtorIban').label).toBe('Compte prélevé');
  expect(describeTerm('lines.sellerItemId').label).toBe('Référence de l’article chez le vendeur');
  expect(describeTerm('lines.buyerItemId').label).toBe('Référence de l’article chez l’acheteur');
});

test('what is known of a party has one name, be it read, of EXTENDED or of UBL', () => {
  const word = ({ label }: { label: string }) => label.replace(/^[^,]+, /, '');
  const fields: [key: string, cii: string, ubl: string][] = [
    ['id', 'ID', 'PartyIdentification/ID'],
    ['name', 'Name', 'PartyName/Name'],
    ['legalId', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID'],
    ['legalInformation', 'Description', 'PartyLegalEntity/CompanyLegalForm'],
    ['vatNumber', 'SpecifiedTaxRegistration/ID', 'PartyTaxScheme/CompanyID'],
    ['electronicAddress', 'URIUniversalCommunication/URIID', 'EndpointID'],
    ['contact.name', 'DefinedTradeContact/PersonName', 'Contact/Name'],
    ['contact.phone', 'TelephoneUniversalCommunication/CompleteNumber', 'Contact/Telephone'],
    ['contact.email', 'EmailURIUniversalCommunication/URIID', 'Contact/ElectronicMail'],
    ['address.line1', 'LineOne', 'StreetName'],
    ['address.line2', 'LineTwo', 'AdditionalStreetName'],
    ['address.line3', 'LineThree', 'AddressLine/Line'],
    ['address.postalCode', 'PostcodeCode', 'PostalZone'],
    ['address.city', 'CityName', 'CityName'],
    ['address.region', 'CountrySubDivisionName', 'CountrySubentity'],
    ['address.country', 'CountryID', 'Country/IdentificationCode'],
  ];
  for (const [key, cii, ubl] of fields) {
    const known = word(describeTerm(`seller.${key}`));
    expect(word(describeUnread(`A/PayerTradeParty/${cii}`)), key).toBe(known);
    expect(word(describeUnread(`A/PaymentMandate/PayerParty/${ubl}`)), key).toBe(known);
  }
  expect(word(describeTerm('seller.contact.department'))).toBe('service du contact');
  expect(word(describeUnread('A/PayerTradeParty/DefinedTradeContact/DepartmentName'))).toBe(
    'service du contact',
  );
  expect(word(describeUnread('A/PayerTradeParty/TradingBusinessName'))).toBe(
    word(describeTerm('seller.tradeName')),
  );
});

test('a text that no term took is named by the end of its path, else by its path', () => {
  expect(describeUnread('A/B/DesignatedProductClassification/ClassCode').term).toBe('BT-158');
  expect(describeUnread('A/B/Unknown')).toEqual({
    term: 'A/B/Unknown',
    label: 'Information propre à l’émetteur',
  });
});

test('what EXTENDED adds is named in French: parties, documents and the rest', () => {
  const transaction = 'SupplyChainTradeTransaction';
  const line = `${transaction}/IncludedSupplyChainTradeLineItem`;
  const settlement = `${transaction}/ApplicableHeaderTradeSettlement`;
  const label = (path: string) => describeUnread(path).label;
  expect(describeUnread(`${settlement}/InvoicerTradeParty/Name`)).toEqual({
    term: 'BG-X-33',
    label: 'Émetteur de la facture, nom',
  });
  expect(label(`${settlement}/PayerTradeParty/SpecifiedTaxRegistration/ID`)).toBe(
    'Payeur, numéro de TVA',
  );
  expect(label(`${transaction}/ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID`)).toBe(
    'Lieu de livraison, identifiant',
  );
  const place = `${line}/SpecifiedLineTradeDelivery/ShipToTradeParty`;
  expect(label(`${place}/GlobalID`)).toBe('Lieu de livraison d’une ligne, identifiant');
  const order = `${line}/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument`;
  expect(label(`${order}/IssuerAssignedID`)).toBe('Bon de commande d’une ligne');
  expect(label(`${order}/FormattedIssueDateTime/DateTimeString`)).toBe(
    'Bon de commande d’une ligne, date',
  );
  const sums = `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation`;
  expect(label(`${sums}/GrandTotalAmount`)).toBe('Montant TTC d’une ligne');
  expect(label('ExchangedDocumentContext/TestIndicator/Indicator')).toBe('Fichier de test');
});
