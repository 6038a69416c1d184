import { listNamed, normalize, textAt } from '#documents/received/norm/nodes.ts';
import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { beginsWithCountry } from './break-codes.ts';
import { when } from './exact-amounts.ts';

/** Broken rules that compare elements of a CII with each other. */
export function breakCii(root: XmlElement): string[] {
  return [
    ...breakDates(root),
    ...breakParties(root),
    ...breakPayment(root),
    ...breakReferences(root),
    ...breakTaxes(root),
  ];
}

function breakDates(root: XmlElement): string[] {
  const issued = findAll(root, 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString');
  const written = listNamed(root, 'udt:DateTimeString').filter(
    ({ attributes }) => attributes.format === '102',
  );
  const isReversed = (path: string) => findAll(root, path).some(isPeriodReversed);
  return [
    ...when(
      'BR-03',
      !issued.some((date) => date.attributes.format === '102' && normalize(date) !== ''),
    ),
    ...when(
      'CII-DT-097',
      written.some(({ text }) => !COMPACT_DATE.test(text)),
    ),
    ...when('BR-29', isReversed(`${SETTLEMENT}/ram:BillingSpecifiedPeriod`)),
    ...when(
      'BR-30',
      isReversed(`${LINE}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod`),
    ),
  ];
}

function isPeriodReversed(period: XmlElement): boolean {
  const dayOf = (name: string) =>
    findAll(period, `${name}/udt:DateTimeString`).find(
      ({ attributes }) => attributes.format === '102',
    )?.text ?? '';
  const has = (name: string) => period.children.some((child) => child.name === name);
  if (!has('ram:StartDateTime') || !has('ram:EndDateTime')) return false;
  const [start, end] = [dayOf('ram:StartDateTime'), dayOf('ram:EndDateTime')];
  return start === '' || end === '' || end < start;
}

function breakParties(root: XmlElement): string[] {
  const sellers = listNamed(root, 'ram:SellerTradeParty');
  const has = (node: XmlElement, path: string) => findAll(node, path).length > 0;
  const hasVat = (node: XmlElement) => vatNumbersOf(node).length > 0;
  const vatNumbers = listNamed(root, 'ram:SpecifiedTaxRegistration').flatMap((node) =>
    vatIdsOf(node),
  );
  return [
    ...when(
      'BR-CO-26',
      sellers.some(
        (seller) =>
          !(has(seller, 'ram:ID') || has(seller, 'ram:GlobalID')) &&
          !(has(seller, 'ram:SpecifiedLegalOrganization/ram:ID') || hasVat(seller)),
      ),
    ),
    ...when(
      'BR-CO-09',
      vatNumbers.some(({ text }) => !beginsWithCountry(text, 'cii')),
    ),
    ...when(
      'BR-56',
      listNamed(root, 'ram:SellerTaxRepresentativeTradeParty').some(
        (party) => !vatNumbersOf(party).some((number) => normalize(number) !== ''),
      ),
    ),
    ...when(
      'BR-17',
      listNamed(root, 'ram:PayeeTradeParty').some((payee) => !isOtherThan(payee, sellers[0])),
    ),
  ];
}

function vatNumbersOf(party: XmlElement): XmlElement[] {
  return findAll(party, 'ram:SpecifiedTaxRegistration').flatMap(vatIdsOf);
}

function vatIdsOf(registration: XmlElement): XmlElement[] {
  return registration.children.filter(
    ({ name, attributes }) => name === 'ram:ID' && attributes.schemeID === 'VA',
  );
}

/** A payee has a name, and neither the name nor the numbers of the seller. */
function isOtherThan(payee: XmlElement, seller: XmlElement | undefined): boolean {
  const isSame = (path: string) => {
    const own = findAll(payee, path).map(normalize);
    return (
      seller !== undefined && findAll(seller, path).some((node) => own.includes(normalize(node)))
    );
  };
  if (findAll(payee, 'ram:Name').length === 0) return false;
  return !['ram:Name', 'ram:ID', 'ram:SpecifiedLegalOrganization/ram:ID'].some(isSame);
}

function breakPayment(root: XmlElement): string[] {
  const means = listNamed(root, 'ram:SpecifiedTradeSettlementPaymentMeans');
  const textsOf = (name: string) =>
    new Set(means.flatMap((one) => findAll(one, name).map(normalize)));
  const transfers = means.filter((one) => /^(30|58)$/.test(textAt(one, 'ram:TypeCode')));
  const account = 'ram:PayeePartyCreditorFinancialAccount';
  const has = (node: XmlElement, path: string) => findAll(node, path).length > 0;
  const accounts = transfers.flatMap((one) => findAll(one, account));
  return [
    ...when(
      'BR-50',
      accounts.some((one) => !textAt(one, 'ram:IBANID') && !textAt(one, 'ram:ProprietaryID')),
    ),
    ...when(
      'BR-61',
      accounts.some((one) => !has(one, 'ram:IBANID') && !has(one, 'ram:ProprietaryID')),
    ),
    ...when(
      'BR-51',
      listNamed(root, 'ram:ApplicableTradeSettlementFinancialCard').some(
        (card) => textAt(card, 'ram:ID').length > 10,
      ),
    ),
    ...when('CII-SR-467', textsOf('ram:TypeCode').size > 1),
    ...when('CII-SR-468', textsOf('ram:Information').size > 1),
    ...when(
      'CII-SR-470',
      transfers.some(
        (one) => !has(one, `${account}/ram:IBANID`) && !has(one, `${account}/ram:ProprietaryID`),
      ),
    ),
  ];
}

/** Only additional documents have a type; other references, just a number (CII-DT-015 to 027). */
function breakReferences(root: XmlElement): string[] {
  const all = listReferences(root);
  const isOf = (node: XmlElement, ...types: string[]) =>
    node.name === 'ram:AdditionalReferencedDocument' &&
    types.includes(textAt(node, 'ram:TypeCode'));
  const breaks = (child: string, isAllowed: (node: XmlElement) => boolean) =>
    all.some((node) => node.children.some(({ name }) => name === child) && !isAllowed(node));
  const isJoined = (node: XmlElement) => isOf(node, '916');
  return [
    ...when('CII-DT-015', breaks('ram:URIID', isJoined)),
    ...when(
      'CII-DT-018',
      breaks('ram:TypeCode', (node) => isOf(node, '50', '130', '916')),
    ),
    ...when('CII-DT-021', breaks('ram:Name', isJoined)),
    ...when('CII-DT-022', breaks('ram:AttachmentBinaryObject', isJoined)),
    ...when(
      'CII-DT-024',
      breaks('ram:ReferenceTypeCode', (node) => isOf(node, '130')),
    ),
    ...when(
      'CII-DT-027',
      breaks('ram:FormattedIssueDateTime', ({ name }) => name === 'ram:InvoiceReferencedDocument'),
    ),
  ];
}

function listReferences(node: XmlElement): XmlElement[] {
  const own = node.name.endsWith('ReferencedDocument') ? [node] : [];
  return [...own, ...node.children.flatMap(listReferences)];
}

function breakTaxes(root: XmlElement): string[] {
  const points = new Set(listNamed(root, 'ram:DueDateTypeCode').map(normalize));
  const taxes = [
    ...listNamed(root, 'ram:ApplicableTradeTax'),
    ...listNamed(root, 'ram:CategoryTradeTax'),
  ];
  const isOtherTax = (tax: XmlElement) =>
    findAll(tax, 'ram:TypeCode').some(({ text }) => text !== 'VAT');
  const currencies = listAmounts(root).filter(
    ({ attributes }) => attributes.currencyID !== undefined,
  );
  return [
    ...when('BR-CO-03', points.size > 0 && listNamed(root, 'ram:TaxPointDate').length > 0),
    ...when('CII-SR-462', points.size > 1),
    ...when('CII-DT-037', taxes.some(isOtherTax)),
    ...when('CII-DT-031', currencies.length > 0),
  ];
}

function listAmounts(node: XmlElement): XmlElement[] {
  const isAmount = /^ram:.*Amount$/.test(node.name) && node.name !== 'ram:TaxTotalAmount';
  return [...(isAmount ? [node] : []), ...node.children.flatMap(listAmounts)];
}

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
const LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;
const COMPACT_DATE = /^\s*\d{4}(1[0-2]|0[1-9])(3[01]|[12]\d|0[1-9])\s*$/;
