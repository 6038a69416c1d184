import { listNamed, normalize, textAt } from '#documents/received/norm/nodes.ts';
import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { beginsWithCountry, isKnown } from './break-codes.ts';
import { hasTooMany, when } from './exact-amounts.ts';

/** Broken rules that compare elements of a UBL invoice with each other. */
export function breakUbl(root: XmlElement): string[] {
  return [
    ...breakHeader(root),
    ...breakParties(root),
    ...breakPayee(root),
    ...breakPayment(root),
    ...breakDocuments(root),
    ...breakAmountTexts(root),
  ];
}

function breakHeader(root: XmlElement): string[] {
  const has = (path: string) => findAll(root, path).length > 0;
  const lines = [...listNamed(root, 'cac:InvoiceLine'), ...listNamed(root, 'cac:CreditNoteLine')];
  const type = textAt(root, 'cbc:InvoiceTypeCode') || textAt(root, 'cbc:CreditNoteTypeCode');
  const notes = findAll(root, 'cbc:Note').map(({ text }) => text);
  return [
    ...when('BR-04', type === ''),
    ...when('BR-29', findAll(root, 'cac:InvoicePeriod').some(isReversed)),
    ...when(
      'BR-30',
      lines.some((line) => findAll(line, 'cac:InvoicePeriod').some(isReversed)),
    ),
    ...when('BR-CO-03', has('cbc:TaxPointDate') && has('cac:InvoicePeriod/cbc:DescriptionCode')),
    ...when('BR-CL-08', notes.some(isOfUnknownSubject)),
  ];
}

/** « #PMT#… »: a three-letter code of the list; a text without this head has no subject. */
function isOfUnknownSubject(text: string): boolean {
  const subject = /^[^#]*#([^#]{3})#/.exec(text)?.[1];
  return subject !== undefined && !isKnown('ubl:BR-CL-08', subject);
}

function isReversed(period: XmlElement): boolean {
  const [start, end] = [textAt(period, 'cbc:StartDate'), textAt(period, 'cbc:EndDate')];
  return start !== '' && end !== '' && end.slice(0, 10) < start.slice(0, 10);
}

function breakParties(root: XmlElement): string[] {
  const seller = findAll(root, 'cac:AccountingSupplierParty/cac:Party');
  const schemesOf = (path: string, isVat: boolean) =>
    findAll(root, `${path}/cac:PartyTaxScheme`).filter((scheme) => isVatScheme(scheme) === isVat);
  const vatSchemes = listNamed(root, 'cac:PartyTaxScheme').filter(isVatScheme);
  const hasNumber = (party: XmlElement) =>
    findAll(party, 'cac:PartyTaxScheme').some(
      (one) => isVatScheme(one) && textAt(one, 'cbc:CompanyID') !== '',
    ) ||
    findAll(party, 'cac:PartyIdentification/cbc:ID').some(
      ({ attributes }) => attributes.schemeID !== 'SEPA',
    ) ||
    findAll(party, 'cac:PartyLegalEntity/cbc:CompanyID').length > 0;
  const supplier = 'cac:AccountingSupplierParty/cac:Party';
  return [
    ...when(
      'BR-CO-26',
      seller.some((party) => !hasNumber(party)),
    ),
    ...when(
      'BR-CO-09',
      vatSchemes.some((scheme) => !beginsWithCountry(textAt(scheme, 'cbc:CompanyID'), 'ubl')),
    ),
    ...when(
      'BR-56',
      listNamed(root, 'cac:TaxRepresentativeParty').some(
        (party) => !findAll(party, 'cac:PartyTaxScheme').some(isVatScheme),
      ),
    ),
    ...when('UBL-SR-12', schemesOf(supplier, true).length > 1),
    ...when('UBL-SR-13', schemesOf(supplier, false).length > 1),
    ...when('UBL-SR-18', schemesOf('cac:AccountingCustomerParty/cac:Party', true).length > 1),
    ...when(
      'UBL-SR-42',
      seller.some((party) => findAll(party, 'cac:PartyTaxScheme').length > 2),
    ),
    ...when('UBL-SR-29', listSepaIds(root).length > 1),
  ];
}

function isVatScheme(scheme: XmlElement): boolean {
  return textAt(scheme, 'cac:TaxScheme/cbc:ID').toUpperCase() === 'VAT';
}

function listSepaIds(root: XmlElement): XmlElement[] {
  return listNamed(root, 'cac:PartyIdentification')
    .flatMap((party) => findAll(party, 'cbc:ID'))
    .filter(({ attributes }) => attributes.schemeID?.toUpperCase() === 'SEPA');
}

function breakPayee(root: XmlElement): string[] {
  const [payee] = findAll(root, 'cac:PayeeParty');
  if (!payee) return [];
  const seller = 'cac:AccountingSupplierParty/cac:Party';
  const textsOf = (node: XmlElement, path: string) => findAll(node, path).map(normalize);
  const names = textsOf(payee, 'cac:PartyName/cbc:Name');
  const isSame = (path: string) => {
    const own = textsOf(payee, path);
    return textsOf(root, `${seller}/${path}`).some((text) => own.includes(text));
  };
  const registered = textsOf(root, `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`);
  const isOther = names.some((name) => registered.some((text) => text !== name));
  const ids = findAll(payee, 'cac:PartyIdentification/cbc:ID').filter(
    ({ attributes }) => attributes.schemeID?.toUpperCase() !== 'SEPA',
  );
  const isTaken = isSame('cac:PartyName/cbc:Name') || isSame('cac:PartyIdentification/cbc:ID');
  return [
    ...when('BR-17', names.length === 0 || isTaken),
    ...when('UBL-SR-19', names.length > 1 || !isOther),
    ...when('UBL-SR-20', ids.length > 1 || !isOther),
    ...when(
      'UBL-SR-21',
      findAll(payee, 'cac:PartyLegalEntity/cbc:CompanyID').length > 1 || !isOther,
    ),
  ];
}

function breakPayment(root: XmlElement): string[] {
  const means = findAll(root, 'cac:PaymentMeans');
  const transfers = means.filter((one) => /^(30|58)$/.test(textAt(one, 'cbc:PaymentMeansCode')));
  const accountsOf = (one: XmlElement) => findAll(one, 'cac:PayeeFinancialAccount');
  const distinct = (name: string) => new Set(listNamed(root, name).map(({ text }) => text)).size;
  return [
    ...when(
      'BR-50',
      transfers.flatMap(accountsOf).some((account) => textAt(account, 'cbc:ID') === ''),
    ),
    ...when(
      'BR-61',
      transfers.some((one) => findAll(one, 'cac:PayeeFinancialAccount/cbc:ID').length === 0),
    ),
    ...when('UBL-SR-44', distinct('cbc:PaymentID') > 1),
    ...when('UBL-SR-47', distinct('cbc:PaymentMeansCode') > 1),
  ];
}

function breakDocuments(root: XmlElement): string[] {
  const documents = findAll(root, 'cac:AdditionalDocumentReference');
  const typeOf = (document: XmlElement) => textAt(document, 'cbc:DocumentTypeCode');
  const isCredit = root.name === 'cn:CreditNote';
  const billed = documents.filter((document) => typeOf(document) === '130');
  const isTyped = (document: XmlElement) =>
    typeOf(document) === '130' || (isCredit && typeOf(document) === '50') || isBare(document);
  const isBare = (document: XmlElement) =>
    findAll(document, 'cbc:DocumentTypeCode').length === 0 &&
    findAll(document, 'cbc:ID').every(({ attributes }) => attributes.schemeID === undefined);
  return [
    ...when('UBL-SR-04', billed.length > 1),
    ...when('UBL-SR-43', !documents.every(isTyped)),
    ...when(
      'UBL-CR-666',
      billed.some((document) => findAll(document, 'cac:Attachment').length > 0),
    ),
    ...when(
      'UBL-CR-673',
      billed.some((document) => findAll(document, 'cbc:DocumentDescription').length > 0),
    ),
  ];
}

/** Two decimals, except in prices and their allowances; an attachment has a type and a name. */
function breakAmountTexts(root: XmlElement): string[] {
  const amounts = listAmounts(root, false);
  const files = listNamed(root, 'cbc:EmbeddedDocumentBinaryObject');
  return [
    ...when('UBL-DT-01', amounts.some(hasTooMany)),
    ...when(
      'UBL-DT-06',
      files.some(({ attributes }) => attributes.mimeCode === undefined),
    ),
    ...when(
      'UBL-DT-07',
      files.some(({ attributes }) => attributes.filename === undefined),
    ),
  ];
}

function listAmounts(node: XmlElement, isOfPrice: boolean): XmlElement[] {
  const isAmount = node.name.endsWith('Amount') && !node.name.endsWith('PriceAmount') && !isOfPrice;
  const isBelowPrice = isOfPrice || node.name === 'cac:Price';
  return [
    ...(isAmount ? [node] : []),
    ...node.children.flatMap((child) => listAmounts(child, isBelowPrice)),
  ];
}
