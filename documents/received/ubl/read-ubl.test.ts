import { expect, test } from 'vitest';
import { parseXml } from '#documents/received/xml/parse-xml.ts';
import { readUbl } from './read-ubl.ts';

function read(xml: string) {
  const parsed = parseXml(new TextEncoder().encode(xml));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return readUbl(parsed.root);
}

/** Another program’s writing: its own prefixes, blanks, attributes and extra elements. */
function foreign(content: string, root = 'Invoice'): string {
  const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
  return `<u:${root} xmlns:u="${UBL}:${root}-2" xmlns:a="${UBL}:CommonAggregateComponents-2" xmlns:b="${UBL}:CommonBasicComponents-2">
    ${content}
  </u:${root}>`;
}

test('prefixes are those of the author', () => {
  const { invoice } = read(
    foreign('<b:ID schemeID="x"> F-1 </b:ID><b:IssueDate>2026-11-20</b:IssueDate>'),
  );
  expect(invoice).toEqual({ number: 'F-1', issueDate: '2026-11-20' });
});

test('a note has a code only when it begins with one', () => {
  const { invoice } = read(
    foreign('<b:Note>#PMT#40 €</b:Note><b:Note>Merci #1</b:Note><b:Note>#pmt#x</b:Note>'),
  );
  expect(invoice.notes).toEqual([
    { content: '40 €', subjectCode: 'PMT' },
    { content: 'Merci #1' },
    { content: '#pmt#x' },
  ]);
});

test('the two totals of tax are told apart, whatever their order', () => {
  const main = `<a:TaxTotal><b:TaxAmount currencyID="CHF">20.00</b:TaxAmount><a:TaxSubtotal><b:TaxAmount currencyID="CHF">20.00</b:TaxAmount></a:TaxSubtotal></a:TaxTotal>`;
  const inEuros = '<a:TaxTotal><b:TaxAmount currencyID="EUR">21.00</b:TaxAmount></a:TaxTotal>';
  for (const totals of [main + inEuros, inEuros + main]) {
    const { invoice, unread } = read(
      foreign(`<b:DocumentCurrencyCode>CHF</b:DocumentCurrencyCode>${totals}`),
    );
    expect(invoice.totals).toEqual({
      vatTotal: '20.00',
      vatTotalCurrency: 'CHF',
      vatTotalInEuros: '21.00',
      vatAccountingCurrency: 'EUR',
    });
    expect(invoice.vatBreakdown).toEqual([{ vatAmount: '20.00' }]);
    expect(unread).toEqual([]);
  }
});

test('the total with rates is that of the invoice, and without rates the one in its currency', () => {
  const total = (amount: string, currency: string, more = '') =>
    `<a:TaxTotal><b:TaxAmount currencyID="${currency}">${amount}</b:TaxAmount>${more}</a:TaxTotal>`;
  const inEuros = total('21.00', 'EUR');
  const expected = {
    ...{ vatTotal: '20.00', vatTotalCurrency: 'CHF' },
    ...{ vatTotalInEuros: '21.00', vatAccountingCurrency: 'EUR' },
  };
  const rates = '<a:TaxSubtotal><b:TaxAmount currencyID="CHF">20.00</b:TaxAmount></a:TaxSubtotal>';
  expect(read(foreign(inEuros + total('20.00', 'CHF', rates))).invoice.totals).toEqual(expected);
  const currency = '<b:DocumentCurrencyCode>CHF</b:DocumentCurrencyCode>';
  expect(read(foreign(currency + inEuros + total('20.00', 'CHF'))).invoice.totals).toEqual(
    expected,
  );
});

test('the time zone of a date does not change its day, and is no part of other texts', () => {
  for (const zone of ['Z', '+01:00', '-11:30']) {
    const { invoice } = read(
      foreign(
        `<b:ID>F-1${zone}</b:ID><b:IssueDate>2026-11-20${zone}</b:IssueDate><b:DueDate>2026-12-20${zone}</b:DueDate>`,
      ),
    );
    expect(invoice).toEqual({
      ...{ number: `F-1${zone}`, issueDate: '2026-11-20' },
      paymentTerms: { dueDate: '2026-12-20' },
    });
  }
});

test('a tax registration is any that is not the VAT number', () => {
  const scheme = (id: string, name: string) =>
    `<a:PartyTaxScheme><b:CompanyID>${id}</b:CompanyID><a:TaxScheme><b:ID>${name}</b:ID></a:TaxScheme></a:PartyTaxScheme>`;
  for (const schemes of [
    scheme('732829320', 'FC') + scheme('FR44732829320', 'VAT'),
    scheme('FR44732829320', 'VAT') + scheme('732829320', 'TAX'),
  ]) {
    const { invoice, unread } = read(
      foreign(
        `<a:AccountingSupplierParty><a:Party>${schemes}</a:Party></a:AccountingSupplierParty>`,
      ),
    );
    expect(invoice.seller).toEqual({ vatNumber: 'FR44732829320', taxNumber: '732829320' });
    expect(unread).toEqual([]);
  }
});

test('the creditor of a direct debit is no identifier of the seller', () => {
  const id = (value: string, scheme: string) =>
    `<a:PartyIdentification><b:ID schemeID="${scheme}">${value}</b:ID></a:PartyIdentification>`;
  const { invoice } = read(
    foreign(
      `<a:AccountingSupplierParty><a:Party>${id('FR72ZZZ123456', 'SEPA')}${id('73282932000074', '0009')}</a:Party></a:AccountingSupplierParty>`,
    ),
  );
  expect(invoice).toEqual({ creditorId: 'FR72ZZZ123456', seller: { siret: '73282932000074' } });
});

test('the object of an invoice is no attachment', () => {
  const document = (id: string, more: string) =>
    `<a:AdditionalDocumentReference><b:ID>${id}</b:ID>${more}</a:AdditionalDocumentReference>`;
  const { invoice, unread } = read(
    foreign(
      document('annexe.pdf', '<b:DocumentDescription>LISIBLE</b:DocumentDescription>') +
        document('CHANTIER-7', '<b:DocumentTypeCode>130</b:DocumentTypeCode>'),
    ),
  );
  expect(invoice).toEqual({
    billedObject: 'CHANTIER-7',
    attachments: [{ id: 'annexe.pdf', name: 'LISIBLE' }],
  });
  expect(unread).toEqual([]);
});

test('a credit note has its own names, and its due date among the means of payment', () => {
  const { invoice, unread } = read(
    foreign(
      `<b:CreditNoteTypeCode>381</b:CreditNoteTypeCode>
       <a:PaymentMeans><b:PaymentMeansCode name="Virement">30</b:PaymentMeansCode><b:PaymentDueDate>2026-12-20</b:PaymentDueDate></a:PaymentMeans>
       <a:CreditNoteLine><b:ID>1</b:ID><b:CreditedQuantity unitCode="DAY">3</b:CreditedQuantity></a:CreditNoteLine>`,
      'CreditNote',
    ),
  );
  expect(invoice).toEqual({
    typeCode: '381',
    paymentMeans: { code: '30', text: 'Virement' },
    paymentTerms: { dueDate: '2026-12-20' },
    lines: [{ id: '1', quantity: '3', unit: 'DAY' }],
  });
  expect(unread).toEqual([]);
});

test('the code of the tax point is that of each rate that is due', () => {
  const row = (rate: string) =>
    `<a:TaxSubtotal><a:TaxCategory><b:Percent>${rate}</b:Percent></a:TaxCategory></a:TaxSubtotal>`;
  const { invoice } = read(
    foreign(
      `<a:InvoicePeriod><b:DescriptionCode>432</b:DescriptionCode></a:InvoicePeriod><a:TaxTotal>${row('20')}${row('0')}</a:TaxTotal>`,
    ),
  );
  expect(invoice.vatBreakdown).toEqual([{ rate: '20', taxPointCode: '72' }, { rate: '0' }]);
});

test('of several accounts the first is read, and only what the others add is told', () => {
  const means = (account: string) =>
    `<a:PaymentMeans><b:PaymentMeansCode>30</b:PaymentMeansCode><b:PaymentID>F-1</b:PaymentID><a:PayeeFinancialAccount><b:ID>${account}</b:ID></a:PayeeFinancialAccount></a:PaymentMeans>`;
  const { invoice, unread } = read(foreign(means('FR76') + means('DE89')));
  expect(invoice).toEqual({
    paymentMeans: { code: '30', iban: 'FR76' },
    paymentReference: 'F-1',
  });
  expect(unread).toEqual([{ path: 'PaymentMeans/PayeeFinancialAccount/ID', value: 'DE89' }]);
});

test('another means of payment and another reference are told', () => {
  const means = (code: string, reference: string) =>
    `<a:PaymentMeans><b:PaymentMeansCode>${code}</b:PaymentMeansCode><b:PaymentID>${reference}</b:PaymentID></a:PaymentMeans>`;
  const { unread } = read(foreign(means('30', 'F-1') + means('48', 'F-2')));
  expect(unread).toEqual([
    { path: 'PaymentMeans/PaymentMeansCode', value: '48' },
    { path: 'PaymentMeans/PaymentID', value: 'F-2' },
  ]);
});

test('the indicator of a discount on a price says nothing more than its element', () => {
  const discount =
    '<a:AllowanceCharge><b:ChargeIndicator>false</b:ChargeIndicator><b:Amount>1</b:Amount><b:BaseAmount>10</b:BaseAmount></a:AllowanceCharge>';
  const { unread } = read(
    foreign(
      `<a:InvoiceLine><b:ID>1</b:ID><a:Price><b:PriceAmount>9</b:PriceAmount>${discount}</a:Price></a:InvoiceLine>`,
    ),
  );
  expect(unread).toEqual([
    { path: 'InvoiceLine/Price/AllowanceCharge/Amount', value: '1' },
    { path: 'InvoiceLine/Price/AllowanceCharge/BaseAmount', value: '10' },
  ]);
});

test('an order that nobody knows is none', () => {
  const order = (id: string, more = '') =>
    foreign(`<a:OrderReference><b:ID>${id}</b:ID>${more}</a:OrderReference>`);
  const sales = '<b:SalesOrderID>CV-9</b:SalesOrderID>';
  expect(read(order('NA', sales)).invoice).toEqual({ salesOrder: 'CV-9' });
  expect(read(order('BC-1', sales)).invoice).toEqual({ salesOrder: 'CV-9', purchaseOrder: 'BC-1' });
});

test('what no term holds is told, with its place', () => {
  const { unread } = read(
    foreign(
      '<a:AccountingSupplierParty><a:Party><a:PartyLegalEntity><b:RegistrationDate>2020-01-31</b:RegistrationDate></a:PartyLegalEntity></a:Party></a:AccountingSupplierParty><b:UUID>1</b:UUID>',
    ),
  );
  expect(unread).toEqual([
    {
      path: 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationDate',
      value: '2020-01-31',
    },
    { path: 'UUID', value: '1' },
  ]);
});
