import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { avoirTotal } from '#documents/samples/avoir/total.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { rectificative } from '#documents/samples/facture-tva/rectificative.ts';
import { sousTraitantBatiment } from '#documents/samples/facture-tva/special-regimes/sous-traitant-batiment.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

const INVOICE = write(menuisier);

test('our own invoices have nothing wrong, but a cent where prices include the tax', () => {
  for (const [name, sample] of Object.entries(samples)) {
    const xml = write(sample);
    if (xml === '') continue;
    const findings = findingsOf(xml).filter(({ code }) => !HARMLESS.has(code));
    expect(findings, name).toEqual([]);
  }
});

test('sentences are French, say what to do, and stand with their term', () => {
  const broken = INVOICE.replace(/(<ram:IBANID>FR)\d\d/, '$199');
  expect(findingsOf(broken)).toContainEqual({
    code: 'wrong-iban',
    severity: 'warning',
    text: 'L’IBAN est faux\u00a0: sa clé de contrôle ne correspond pas.',
    action: 'Ne payez pas\u00a0: demandez le RIB à l’émetteur, par un contact que vous connaissez.',
    term: 'BT-84',
  });
});

test('the gravest come first', () => {
  const broken = INVOICE.replace(/<ram:GrandTotalAmount>.*?</, '<ram:GrandTotalAmount>1.00<')
    .replace(/<ram:URIUniversalCommunication>.*?<\/ram:URIUniversalCommunication>/s, '')
    .replace(/<ram:ActualDeliverySupplyChainEvent>.*?<\/ram:ActualDeliverySupplyChainEvent>/s, '');
  const severities = findingsOf(broken).map(({ severity }) => severity);
  expect(severities).toEqual([...severities].sort((a, b) => rank(a) - rank(b)));
  expect(new Set(severities).size).toBeGreaterThan(1);
});

const MUTATIONS: readonly (readonly [code: string, from: RegExp | string, to: string])[] = [
  ['BR-02', /(<rsm:ExchangedDocument>\s*)<ram:ID>.*?<\/ram:ID>/, '$1'],
  ['BR-03', /<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/s, ''],
  ['BR-06', /(<ram:SellerTradeParty>(?:(?!<ram:Name>).)*)<ram:Name>.*?<\/ram:Name>/s, '$1'],
  ['BR-15', /<ram:DuePayableAmount>.*?<\/ram:DuePayableAmount>/, ''],
  ['BR-CO-10', /<ram:LineTotalAmount>(?=[^<]*<\/ram:LineTotalAmount>\s*<ram:TaxBasis)/, '$&1'],
  ['BR-CO-13', '<ram:TaxBasisTotalAmount>', '<ram:TaxBasisTotalAmount>1'],
  ['BR-CO-14', '<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount currencyID="EUR">1'],
  ['BR-CO-15', '<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>1'],
  ['BR-CO-16', '<ram:DuePayableAmount>', '<ram:DuePayableAmount>1'],
  ['BR-CO-16', /<ram:DuePayableAmount>.*?</, '<ram:DuePayableAmount>1e400<'],
  ['BR-CO-17', '<ram:CalculatedAmount>', '<ram:CalculatedAmount>9'],
  ['BR-S-08', /(<ram:CalculatedAmount>.*?<ram:BasisAmount>)/s, '$19'],
  ['line-amount', /(<ram:BilledQuantity unitCode="DAY">)3/, '$130'],
  ['BR-FR-03', /(<ram:IssueDateTime>.*?>)\d{8}</s, '$120261340<'],
  ['BR-FR-CO-07', /(<ram:DueDateDateTime>.*?>)\d{8}</s, '$120200101<'],
  ['BR-FR-03', /(<ram:IssueDateTime>.*?>)\d{8}</s, '$119991120<'],
  ['BR-FR-32', '<ram:ID schemeID="0002">404833048<', '<ram:ID schemeID="0002">40483304<'],
  ['BR-62', '<ram:URIID schemeID="0225">', '<ram:URIID>'],
  ['BR-CL-25', '<ram:URIID schemeID="0225">', '<ram:URIID schemeID="9999">'],
  [
    'electronic-address-siren',
    '<ram:URIID schemeID="0225">732829320',
    '<ram:URIID schemeID="0225">404833048',
  ],
  [
    'electronic-address-siren',
    '<ram:URIID schemeID="0225">732829320',
    '<ram:URIID schemeID="0225">000',
  ],
  [
    'wrong-electronic-address',
    '<ram:URIID schemeID="0225">732829320',
    '<ram:URIID schemeID="0225">732829320ACHATS',
  ],
  [
    'overpaid',
    '<ram:DuePayableAmount>',
    '<ram:TotalPrepaidAmount>99999.00</ram:TotalPrepaidAmount>$&',
  ],
  [
    'base-quantity',
    '<ram:ChargeAmount>1890</ram:ChargeAmount>',
    '$&<ram:BasisQuantity unitCode="C62">100</ram:BasisQuantity>',
  ],
  ['wrong-siren', '<ram:ID schemeID="0002">732829320<', '<ram:ID schemeID="0002">732829321<'],
  ['wrong-siret', '73282932000074', '73282932000075'],
  ['wrong-vat-number', '<ram:ID schemeID="VA">FR44', '<ram:ID schemeID="VA">FR45'],
  ['BR-FR-09', '73282932000074', '40483304800022'],
  ['vat-number-siren', 'FR44732829320', 'FR83404833048'],
  ['foreign-iban', /<ram:IBANID>.*?</, '<ram:IBANID>LT601010012345678901<'],
  ['no-due-date', /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s, ''],
  ['BR-FR-01', /(<rsm:ExchangedDocument>\s*<ram:ID>)/, '$1F n° '],
  ['BR-FR-04', '<ram:TypeCode>380<', '<ram:TypeCode>325<'],
  ['BR-FR-05', '<ram:SubjectCode>PMT<', '<ram:SubjectCode>AAI<'],
  ['BR-FR-06', '<ram:SubjectCode>PMT<', '<ram:SubjectCode>PMD<'],
  [
    'BR-FR-08',
    /<ram:BusinessProcess.*?<\/ram:BusinessProcessSpecifiedDocumentContextParameter>/s,
    '',
  ],
  ['BR-FR-10', /<ram:ID schemeID="0002">732829320<\/ram:ID>/, ''],
  [
    'BR-FR-12',
    /(<ram:BuyerTradeParty>.*?)<ram:URIUniversal.*?<\/ram:URIUniversalCommunication>/s,
    '$1',
  ],
  [
    'BR-FR-13',
    /(<ram:SellerTradeParty>.*?)<ram:URIUniversal.*?<\/ram:URIUniversalCommunication>/s,
    '$1',
  ],
  ['BR-FR-15', /<ram:CategoryCode>S</g, '<ram:CategoryCode>B<'],
  ['BR-FR-16', /<ram:RateApplicablePercent>20</g, '<ram:RateApplicablePercent>19<'],
  [
    'no-supply-date',
    /<ram:ActualDeliverySupplyChainEvent>.*?<\/ram:ActualDeliverySupplyChainEvent>|<ram:BillingSpecifiedPeriod>.*?<\/ram:BillingSpecifiedPeriod>/gs,
    '',
  ],
  ['BR-FR-CO-09', /(<ram:Business.*?<ram:ID>)[BSM]\d/s, '$1S2'],
  ['BR-FR-CO-12', /<ram:InvoiceCurrencyCode>EUR/, '<ram:InvoiceCurrencyCode>CHF'],
  ['BR-FR-20', /(<ram:Content>)B2B</, '$1ENTRE NOUS<'],
  ['BR-FR-11', '<ram:ID schemeID="0002">404833048</ram:ID>', ''],
  ['BR-FR-21', '<ram:URIID schemeID="0225">404833048', '<ram:URIID schemeID="0225">732829320'],
  ['BR-FR-DEC-01', '<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>+'],
  [
    'BR-FR-DEC-02',
    '<ram:BilledQuantity unitCode="DAY">3<',
    '<ram:BilledQuantity unitCode="DAY">3.00000<',
  ],
  ['BR-FR-DEC-03', '<ram:ChargeAmount>450<', '<ram:ChargeAmount>450.0000000<'],
  ['BR-FR-DEC-04', /<ram:RateApplicablePercent>20</g, '<ram:RateApplicablePercent>20.000<'],
  [
    'BR-S-02',
    /<ram:SpecifiedTaxRegistration>\s*<ram:ID schemeID="VA">FR44732829320<\/ram:ID>\s*<\/ram:SpecifiedTaxRegistration>/,
    '',
  ],
  ['poor-profile', 'urn:cen.eu:en16931:2017<', 'urn:factur-x.eu:1p0:basicwl<'],
  [
    'BR-16',
    /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s,
    '',
  ],
];

for (const [code, from, to] of MUTATIONS) {
  test(`${code} is found (${String(from).slice(0, 40)})`, () => {
    const broken = INVOICE.replace(from, to);
    expect(broken).not.toBe(INVOICE);
    expect(findingsOf(broken).map((finding) => finding.code)).toContain(code);
    expect(findingsOf(INVOICE).map((finding) => finding.code)).not.toContain(code);
  });
}

test('what a French rule refuses is never called fine', () => {
  for (const [code, from, to] of MUTATIONS.filter(([name]) => name.startsWith('BR-FR'))) {
    const found = findingsOf(INVOICE.replace(from, to)).find((finding) => finding.code === code);
    expect(['error', 'warning'], code).toContain(found?.severity);
  }
});

test('a seller is said once to be the member of a VAT group', () => {
  const note =
    '<ram:IncludedNote><ram:Content>MEMBRE_ASSUJETTI_UNIQUE</ram:Content><ram:SubjectCode>TXD</ram:SubjectCode></ram:IncludedNote>';
  const say = (notes: string) => INVOICE.replace(/(?=<ram:IncludedNote>)/, notes);
  expect(findingsOf(say(note)).map(({ code }) => code)).not.toContain('BR-FR-06');
  expect(findingsOf(say(note + note)).map(({ code }) => code)).toContain('BR-FR-06');
});

test('words on late payment that the draft cannot print are quoted', () => {
  const xml = INVOICE.replace(/Pénalités de retard[^<]*/, 'Trois fois le taux légal.');
  expect(findingsOf(xml)).toContainEqual(
    expect.objectContaining({
      code: 'replaced-words',
      severity: 'info',
      text: expect.stringContaining('Trois fois le taux légal.'),
    }),
  );
  const sameSense = INVOICE.replace(/Escompte pour[^<]*/, 'Pas d’escompte.').replace(
    /Pénalités de retard[^<]*/,
    'En cas de retard : taux de la BCE majoré de 10 points.',
  );
  expect(findingsOf(sameSense).map(({ code }) => code)).not.toContain('replaced-words');
});

test('what corrects or gives back must name its invoice', () => {
  const withoutOrigin = (input: DraftInput) =>
    findingsOf(
      write(input).replace(
        /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/s,
        '',
      ),
    ).map(({ code }) => code);
  expect(withoutOrigin(avoirTotal)).toContain('BR-FR-CO-05');
  expect(withoutOrigin(rectificative)).toContain('BR-FR-CO-04');
});

test('a SIREN of eight digits is an error, said once with its term', () => {
  const findings = findingsOf(INVOICE.replace('>404833048<', '>40483304<'));
  expect(findings.filter(({ text }) => text.includes('SIREN du client'))).toEqual([
    expect.objectContaining({ code: 'BR-FR-32', severity: 'error', term: 'BT-47' }),
  ]);
});

test('a date of another century is said to be one', () => {
  const textOf = (day: string) =>
    findingsOf(INVOICE.replace(/(<ram:IssueDateTime>.*?>)\d{8}</s, `$1${day}<`)).find(
      ({ code }) => code === 'BR-FR-03',
    )?.text;
  expect(textOf('19991120')).toMatch(/hors des années 2000 à 2099/);
  expect(textOf('20261340')).toMatch(/n’est pas une date/);
});

test('an invoice is not of a day to come', () => {
  const on = (today?: string) => findingsOf(INVOICE, today).map(({ code }) => code);
  expect(on('2026-11-19')).toEqual(['future-date']);
  expect(on('2026-11-20')).toEqual([]);
  expect(on()).toEqual([]);
});

test('an address of another company is said whoever sells, and once', () => {
  const other = INVOICE.replace(
    '<ram:URIID schemeID="0225">404833048',
    '<ram:URIID schemeID="0225">732829320',
  );
  const codesOf = (xml: string) =>
    findingsOf(xml)
      .map(({ code }) => code)
      .filter((code) => /address|BR-FR-2/.test(code));
  expect(codesOf(other)).toEqual(['BR-FR-21']);
  expect(codesOf(other.replace('>B2B<', '>B2BINT<'))).toEqual(['electronic-address-siren']);
});

test('an avoir of negative amounts is to be reported', () => {
  const negative = write(avoirTotal).replace('<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>-');
  const codesOf = (xml: string) => findingsOf(xml).map(({ code }) => code);
  expect(codesOf(negative)).toContain('negative-credit');
  expect(codesOf(write(avoirTotal))).not.toContain('negative-credit');
});

test('an invoice of a negative total is told, and is no fault', () => {
  const negative = INVOICE.replace(/<ram:GrandTotalAmount>/, '<ram:GrandTotalAmount>-');
  expect(findingsOf(negative)).toContainEqual(
    expect.objectContaining({ code: 'negative-invoice', severity: 'info' }),
  );
});

test('an address of any scheme that carries the SIREN of another company is said', () => {
  const at = (scheme: string, value: string) =>
    findingsOf(
      INVOICE.replace(
        '<ram:URIID schemeID="0225">732829320',
        `<ram:URIID schemeID="${scheme}">${value}`,
      ),
    ).filter(({ code }) => code === 'electronic-address-siren').length;
  expect(at('0002', '404833048')).toBe(1);
  expect(at('0009', '40483304800022')).toBe(1);
  expect(at('9957', 'FR83404833048')).toBe(1);
  expect(at('0002', '732829320')).toBe(0);
  expect(at('0009', '73282932000074')).toBe(0);
  expect(at('9957', 'FR44732829320')).toBe(0);
  expect(at('0088', '4048330480002')).toBe(0);
});

test('a client abroad without an electronic address is told of it, as its issuer is', () => {
  const { email: _email, ...buyer } = samples['studio-suisse'].buyer;
  const abroad = { ...samples['studio-suisse'], buyer };
  const said = findingsOf(write(abroad)).filter(({ term }) => term === 'BT-49');
  expect(said).toMatchObject([{ code: 'foreign-electronic-address', severity: 'info' }]);
  const named = { ...buyer, email: 'bureau@example.ch' };
  expect(
    findingsOf(write({ ...abroad, buyer: named })).filter(({ term }) => term === 'BT-49'),
  ).toEqual([]);
});

test('a file that is no XML for others is refused, one of another encoding is reported', () => {
  const said = (xml: string) =>
    findingsOf(xml)
      .filter(({ code }) => code === 'not-well-formed')
      .map(({ severity }) => severity);
  expect(said(`\n${INVOICE}`)).toEqual(['error']);
  expect(said(INVOICE.replace('<ram:ID>', '<x:y/><ram:ID>'))).toEqual(['error']);
  expect(said(`\ufeff${INVOICE.replace('UTF-8', 'ISO-8859-1')}`)).toEqual(['warning']);
  expect(said(`\ufeff${INVOICE}`)).toEqual([]);
});

test('a factor is paid of its invoice, and told of an avoir', () => {
  const said = (input: DraftInput) =>
    findingsOf(write(input)).find(({ code }) => code === 'other-payee')?.text;
  expect(said(samples['affacturage-imprimerie'])).toContain('Le paiement est demandé pour');
  expect(said(samples['avoir-imprimerie'])).toContain('Cet avoir porte sur une facture cédée');
});

test('a row without tax gives its reason and counts no tax', () => {
  const xml = write(sousTraitantBatiment);
  const silent = xml.replace(/<ram:ExemptionReason(Code)?>.*?<\/ram:ExemptionReason\1>/gs, '');
  expect(findingsOf(silent).map(({ code }) => code)).toContain('BR-AE-10');
  const unnamed = xml
    .replace(/FR\d{11}/g, '')
    .replace(/<ram:ID schemeID="0002">\d{9}</g, '<ram:ID schemeID="0002"><');
  expect(findingsOf(unnamed).filter(({ code }) => code === 'BR-AE-02')).toHaveLength(2);
  const taxed = xml.replace('<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>10.00');
  expect(findingsOf(taxed).map(({ code }) => code)).toContain('BR-AE-09');
});

/**
 * Prices with tax may differ by a cent; a sale on the spot has no date but its own; a foreign
 * customer may have no electronic address.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  'BR-CO-17',
  'no-supply-date',
  'other-payee',
  'foreign-electronic-address',
]);

function write(input: DraftInput): string {
  return buildFacturX(requireDraft(input)) ?? '';
}

function findingsOf(xml: string, today?: string) {
  const read = readInvoiceXml(Buffer.from(xml), undefined, today);
  if (!read.ok) throw new Error(read.problem.code);
  return read.invoice.findings;
}

function rank(severity: string): number {
  return ['error', 'warning', 'info'].indexOf(severity);
}
