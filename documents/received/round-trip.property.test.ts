import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCii } from '#documents/facturx/cii/write-cii.ts';
import type { Invoice, InvoiceParty } from '#documents/facturx/terms/invoice.ts';
import type { LineAdjustment } from '#documents/facturx/terms/invoice-line.ts';
import { writeUbl } from '#documents/facturx/ubl/write-ubl.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { readCii } from './cii/read-cii.ts';
import { readUbl } from './ubl/read-ubl.ts';
import { parseXml } from './xml/parse-xml.ts';

const letter = fc.oneof(
  fc.constantFrom('<', '&', '"', "'", '#', ']]>', ' ', 'é', '🙂'),
  fc.string({ minLength: 1, maxLength: 1 }),
);
/** Files do not keep blanks at the ends of a text. */
const word = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join('').trim() || 'x');
const text = fc.oneof(
  word,
  fc.tuple(word, word).map((lines) => lines.join('\n')),
);
const code = fc.constantFrom('A', 'B1', '0088');
const day = fc.constantFrom('2026-11-20', '2026-12-31', '2027-02-01');
const amount = fc.constantFrom('0.00', '12.34', '-5.00');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const address = fc.record(
  {
    line1: text,
    line2: text,
    line3: text,
    postalCode: text,
    city: text,
    region: text,
    country: fc.constant('FR'),
  },
  { requiredKeys: ['country'] },
);
const contact = fc.record({ name: text, phone: text, email: text }, { requiredKeys: ['name'] });
const trader = fc.record(
  { name: text, tradeName: text, siren: code, contact, address, vatNumber: code },
  { requiredKeys: ['name'] },
);
const electronic = fc.oneof(
  fc.constant({}),
  fc.record({ electronicAddress: text, electronicScheme: code }),
);
const seller: fc.Arbitrary<InvoiceParty> = fc
  .tuple(
    trader,
    electronic,
    fc.record({ siret: code, vatGroupSiren: code, taxNumber: code }, { requiredKeys: [] }),
  )
  .map(([...parts]) => Object.assign({}, ...parts));
/** UBL does not write the customer code beside a SIREN. */
const buyer: fc.Arbitrary<InvoiceParty> = fc
  .tuple(
    trader,
    electronic,
    fc.record({ siret: code, routingCode: code }, { requiredKeys: [] }),
    code,
  )
  .map(([party, address_, ids, id]) => ({
    ...party,
    ...address_,
    ...ids,
    ...(party.siren ? {} : { id }),
  }));
const vat = fc.constantFrom(
  { category: 'S', rate: '20' },
  { category: 'E', rate: '0' },
  { category: 'O' },
);
const adjustment: fc.Arbitrary<LineAdjustment> = fc.record(
  { percent: amount, baseAmount: amount, amount, reasonCode: code, reason: text },
  { requiredKeys: ['amount'] },
);
const period = fc.record({ start: day, end: day }, { requiredKeys: ['start'] });
const line = fc.record(
  {
    id: code,
    note: text,
    gtin: code,
    sellerItemId: text,
    buyerItemId: text,
    name: text,
    description: text,
    attributes: fc.array(fc.record({ name: text, value: text }), { minLength: 1, maxLength: 2 }),
    originCountry: code,
    orderLine: text,
    billedObject: text,
    netPrice: amount,
    priceBaseQuantity: amount,
    quantity: amount,
    unit: code,
    vat,
    period,
    allowances: fc.array(adjustment, { minLength: 1, maxLength: 2 }),
    charges: fc.array(adjustment, { minLength: 1, maxLength: 2 }),
    lineNetAmount: amount,
    accountingReference: text,
  },
  { requiredKeys: ['id', 'name', 'netPrice', 'quantity', 'unit', 'vat', 'lineNetAmount'] },
);
const attachment = fc.oneof(
  fc.record({ id: text, name: text }, { requiredKeys: ['id'] }),
  fc.record({ id: text, content: fc.constant('JVBERi0='), mediaType: code, filename: word }),
);
const references = fc.record(
  {
    buyerReference: text,
    salesOrder: text,
    // In UBL, « NA » says that a sales order comes without a purchase order.
    purchaseOrder: text.filter((number) => number !== 'NA'),
    contract: text,
    tender: text,
    billedObject: text,
    project: text,
    despatchAdvice: text,
    receivingAdvice: text,
    accounting: text,
    attachments: fc.array(attachment, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const means = fc.record(
  {
    code,
    text: word,
    card: fc.record({ number: code, holder: text }, { requiredKeys: ['number'] }),
    debtorIban: code,
    iban: code,
    accountName: text,
    bic: code,
  },
  { requiredKeys: ['code'] },
);
const terms = fc.record(
  { description: text, dueDate: day, mandateId: text },
  { requiredKeys: ['dueDate'] },
);
const payment = fc.oneof(
  fc.constant({}),
  fc.record({
    paymentMeans: means,
    paymentTerms: maybe(terms),
    paymentReference: maybe(text),
    creditorId: maybe(code),
  }),
);
const totals = fc.record(
  {
    lineNetTotal: amount,
    chargeTotal: amount,
    allowanceTotal: amount,
    taxExclusiveTotal: amount,
    vatTotal: amount,
    roundingAmount: amount,
    taxInclusiveTotal: amount,
    prepaidTotal: amount,
    payableAmount: amount,
  },
  {
    requiredKeys: [
      'lineNetTotal',
      'taxExclusiveTotal',
      'vatTotal',
      'taxInclusiveTotal',
      'payableAmount',
    ],
  },
);

const invoice: fc.Arbitrary<Invoice> = fc
  .record({
    header: fc.record({
      processId: code,
      specificationId: code,
      number: text,
      typeCode: fc.constantFrom('380', '384', '386', '381', '261', '503', '393', '396'),
      issueDate: day,
      notes: fc.array(fc.record({ content: text, subjectCode: fc.constantFrom('AAI', 'PMT') }), {
        minLength: 1,
        maxLength: 3,
      }),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      seller,
      buyer,
      taxRepresentative: maybe(fc.record({ name: text, address, vatNumber: code })),
      payee: maybe(fc.record({ name: text, siren: code, siret: code })),
      deliverTo: maybe(fc.record({ name: text, siret: code, address })),
      deliveryDate: maybe(day),
      period: maybe(period),
      precedingInvoices: fc.array(fc.record({ number: text, issueDate: maybe(day) }), {
        maxLength: 2,
      }),
    }),
    references,
    payment,
    totals,
    rates: fc.array(fc.record({ vat, amount, reason: maybe(text), reasonCode: maybe(code) }), {
      minLength: 1,
      maxLength: 3,
    }),
    taxPointCode: fc.constantFrom(undefined, '5', '29', '72'),
    allowances: fc.array(fc.tuple(adjustment, vat), { maxLength: 2 }),
    charges: fc.array(fc.tuple(adjustment, vat), { maxLength: 2 }),
    currencies: fc.constantFrom(['EUR'], ['CHF', 'EUR']),
  })
  .map(({ header, references: named, payment: paid, rates, taxPointCode, ...parts }) => {
    const [currency = '', vatCurrency] = parts.currencies;
    return {
      ...header,
      ...named,
      ...paid,
      currency,
      vatCurrency,
      vatBreakdown: rates.map(({ vat: category, amount: cents, ...reasons }) => ({
        ...category,
        ...reasons,
        vatAmount: cents,
        taxableAmount: cents,
        taxPointCode: category.rate === '20' ? taxPointCode : undefined,
      })),
      allowances: parts.allowances.map(([one, category]) => ({ ...one, vat: category })),
      charges: parts.charges.map(([one, category]) => ({ ...one, vat: category })),
      totals: {
        ...parts.totals,
        vatTotalCurrency: currency,
        ...(vatCurrency ? { vatTotalInEuros: '1.00', vatAccountingCurrency: vatCurrency } : {}),
      },
    };
  });

/** Drops absent and empty values, which a file does not distinguish. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const kept = compact(child);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function expectSame(terms: Invoice, xml: string, read: typeof readCii): void {
  const parsed = parseXml(new TextEncoder().encode(xml));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const { invoice: back, unread } = read(parsed.root);
  expect(compact(back)).toEqual(compact(terms));
  expect(unread).toEqual([]);
}

test('what is written as CII is read back, term for term', () => {
  checkProperty(fc.property(invoice, (terms) => expectSame(terms, writeCii(terms), readCii)));
});

test('what is written as UBL is read back, term for term', () => {
  checkProperty(fc.property(invoice, (terms) => expectSame(terms, writeUbl(terms), readUbl)));
});
