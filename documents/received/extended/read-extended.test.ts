import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

/** An invoice of 100.00, two lines, with terms of EXTENDED and of the French profile. */
const DRAFT: DraftInput = {
  ...menuisier,
  lines: [
    { kind: 'item', name: 'Plateau', quantity: '1', unitPrice: '70', vatRate: '20' },
    { kind: 'item', name: 'Piètement', quantity: '1', unitPrice: '30', vatRate: '20' },
  ],
};
const CII = buildFacturX(requireDraft(DRAFT)) ?? '';
const UBL = buildUbl(requireDraft(DRAFT)) ?? '';

function read(xml: string) {
  const result = readInvoiceXml(
    Buffer.from(
      xml.replace(
        'urn:cen.eu:en16931:2017<',
        'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr<',
      ),
    ),
  );
  if (!result.ok) throw new Error(result.problem.code);
  const { invoice } = result;
  const faults = invoice.findings.filter(({ severity }) => severity !== 'info');
  const codes = faults.map(({ code }) => code);
  const dropped = new Map(invoice.dropped.map(({ label, value }) => [label, value] as const));
  return { ...invoice, codes, dropped, totals: computeTotals(invoice.draft) };
}

/** A line that is not counted. */
function ciiLine(id: string, subtype: string, { name = 'Table', amount = '', more = '' } = {}) {
  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${more}<ram:LineStatusReasonCode>${subtype}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
}

/** Makes both lines components of a kit. */
function kit(amount: string, after = ''): string {
  return CII.replace(
    '<ram:IncludedSupplyChainTradeLineItem>',
    `${ciiLine('K', 'GROUP', { amount })}$&`,
  )
    .replaceAll(
      /(<ram:LineID>[12]<\/ram:LineID>)/g,
      '$1<ram:ParentLineID>K</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>',
    )
    .replace('<ram:ApplicableHeaderTradeAgreement>', `${after}$&`);
}

test('a kit is counted once: its title, its parts, their sub-total', () => {
  const note = ciiLine('N', 'INFORMATION', { name: 'Bois certifié', amount: '0.00' });
  const { draft, totals, codes, dropped, verdict } = read(kit('100.00', note));
  expect(draft.lines).toMatchObject([
    { kind: 'section', name: 'Table' },
    { kind: 'item', name: 'Plateau' },
    { kind: 'item', name: 'Piètement' },
    { kind: 'subtotal' },
    { kind: 'comment', text: 'Bois certifié' },
  ]);
  expect(totals.taxInclusiveTotal).toBe(12_000);
  expect(codes).toEqual([]);
  expect(verdict).toBe('conforming');
  expect(dropped).toEqual(new Map([['Numéro de ligne', 'K · N']]));
});

test('a sub-total in cents of a currency that has none is not said to be lost', () => {
  const xml = kit('100.50', '')
    .replaceAll('EUR', 'JPY')
    .replace(/\b70\.00\b|(?<=ChargeAmount>)70(?=<)/g, '70.50')
    .replace(/\b(1[02])0\.00\b/g, (_, tens) => (tens === '10' ? '100.50' : '120.60'))
    .replace(/\b20\.00</g, '20.10<');
  const { dropped, totals, roundsTo } = read(xml);
  expect(roundsTo).toBe(1);
  expect(totals.taxInclusiveTotal).not.toBe(12_060);
  expect([...dropped]).toEqual([['Numéro de ligne', 'K']]);
});

test('numbers that only count the lines are not said to be lost', () => {
  const numbers = ['1', '2', '3'];
  const counted = kit('100.00')
    .replaceAll('<ram:ParentLineID>K<', '<ram:ParentLineID>1<')
    .replaceAll(/(<ram:LineID>)[^<]+/g, (_, tag) => `${tag}${numbers.shift()}`);
  expect([...read(counted).dropped]).toEqual([]);
});

test('a title whose parts do not make its amount is said, and its amount is kept apart', () => {
  const { codes, findings, dropped, totals } = read(kit('150.00'));
  expect(totals.taxExclusiveTotal).toBe(10_000);
  expect(codes).toEqual(['group-amount']);
  expect(findings[0]?.text).toMatch(/Table\s»\s: 150,00\s€ dans le fichier, .* font 100,00\s€/);
  expect(dropped.get('Montant d’une ligne qui ne compte pas')).toBe('150.00');
});

test('information with an amount is not counted, and none of it is lost', () => {
  const line = ciiLine('N', 'INFORMATION', { name: 'Consigne', amount: '12.00' });
  const { codes, dropped, totals, draft } = read(kit('100.00', line));
  expect(totals.taxExclusiveTotal).toBe(10_000);
  expect(codes).toEqual([]);
  expect(draft.lines.at(-1)).toEqual({ kind: 'comment', text: 'Consigne' });
  expect(dropped.get('Montant d’une ligne qui ne compte pas')).toBe('12.00');
});

test('a subtype that is none is said, and a parent that is no line', () => {
  const more = '<ram:ParentLineID>404</ram:ParentLineID>';
  const line = ciiLine('N', 'OPTION', { name: 'Rallonge', amount: '40.00', more });
  const { codes, dropped, totals } = read(kit('100.00', line));
  expect(totals.taxExclusiveTotal).toBe(10_000);
  expect(codes).toEqual(['line-subtype']);
  expect(dropped.get('Sorte de ligne')).toBe('OPTION');
  expect(dropped.get('Ligne de rattachement')).toBe('404');
});

test('an invoice of titles alone has no line that counts', () => {
  const titles = CII.replaceAll(
    /(<ram:LineID>[12]<\/ram:LineID>)/g,
    '$1<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
  );
  const { codes, draft, totals } = read(titles);
  expect(codes).toContain('no-counted-line');
  expect(draft.lines.map(({ kind }) => kind)).toEqual(['comment', 'comment', 'item']);
  expect(totals.taxInclusiveTotal).toBe(12_000);
});

test('a comment does not hide the note of the line above it', () => {
  const noted = kit('100.00', ciiLine('N', 'INFORMATION', { name: 'Bois certifié' })).replace(
    '<ram:LineID>2</ram:LineID>',
    '$&<ram:IncludedNote><ram:Content>Acier noir</ram:Content></ram:IncludedNote>',
  );
  const { draft, dropped } = read(noted);
  expect(draft.lines[2]).toMatchObject({ note: 'Acier noir' });
  expect(dropped.has('Note de ligne')).toBe(false);
});

test('the French UBL says the same by a reference to itself', () => {
  const place = (subtype: string, parent = '') =>
    `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-2026-0042</cbc:ID><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${parent && `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>`}</cac:BillingReference>`;
  const group = `<cac:InvoiceLine><cbc:ID>K</cbc:ID><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>${place('GROUP')}<cac:Item><cbc:Name>Table</cbc:Name></cac:Item></cac:InvoiceLine>`;
  const lines = UBL.replaceAll('<cac:Item>', `${place('DETAIL', 'K')}<cac:Item>`);
  const { draft, codes, dropped } = read(lines.replace('<cac:InvoiceLine>', `${group}$&`));
  expect(draft.lines.map(({ kind }) => kind)).toEqual(['section', 'item', 'item', 'subtotal']);
  expect(codes).toEqual([]);
  expect(dropped).toEqual(new Map([['Numéro de ligne', 'K']]));
});

test('a line of UBL that refers to another invoice counts', () => {
  const other =
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>';
  const { draft } = read(UBL.replaceAll('<cac:Item>', `${other}<cac:Item>`));
  expect(draft.lines.map(({ kind }) => kind)).toEqual(['item', 'item']);
  expect(draft.references.preceding).toEqual([{ number: 'F-1' }]);
});

test('sub-lines of UBL are comments under their line, which has counted them', () => {
  const part = (name: string, inside = '') =>
    `<cac:SubInvoiceLine><cbc:ID>s</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">35.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item>${inside}</cac:SubInvoiceLine>`;
  const { draft, codes, totals } = read(
    UBL.replace('</cac:InvoiceLine>', `${part('Planche', part('Vis'))}$&`),
  );
  expect(draft.lines).toMatchObject([
    { name: 'Plateau' },
    { text: 'Planche\nQuantité\u00a0: 2' },
    { text: 'Vis\nQuantité\u00a0: 2' },
    { name: 'Piètement' },
  ]);
  expect(totals.taxInclusiveTotal).toBe(12_000);
  expect(codes).toEqual([]);
});

test('a logistics charge is a charge: in its total, in the base of the tax and in the draft', () => {
  const tax = CII.replace(
    '<ram:SpecifiedTradePaymentTerms>',
    '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Livraison à l’étage</ram:Description><ram:AppliedAmount>8.00</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>$&',
  )
    .replace('</ram:LineTotalAmount><ram:TaxBasis', '</ram:LineTotalAmount>\n<ram:TaxBasis')
    .replace(
      /<ram:TaxBasisTotalAmount>100.00/,
      '<ram:ChargeTotalAmount>8.00</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>108.00',
    )
    .replace('<ram:BasisAmount>100.00', '<ram:BasisAmount>108.00')
    .replace('<ram:CalculatedAmount>20.00', '<ram:CalculatedAmount>21.60')
    .replace(/(<ram:TaxTotalAmount[^>]*>)20.00/, '$121.60')
    .replace('<ram:GrandTotalAmount>120.00', '<ram:GrandTotalAmount>129.60')
    .replace('<ram:DuePayableAmount>120.00', '<ram:DuePayableAmount>129.60');
  const { draft, totals, codes, dropped } = read(tax);
  expect(draft.charges).toEqual([{ amount: '8', reason: 'Livraison à l’étage', vatRate: '20' }]);
  expect(totals.taxInclusiveTotal).toBe(12_960);
  expect(codes).toEqual([]);
  expect([...dropped]).toEqual([]);
});

const ADVANCE = (amount: string, number: string) =>
  `<ram:SpecifiedAdvancePayment><ram:PaidAmount>${amount}</ram:PaidAmount><ram:FormattedReceivedDateTime><qdt:DateTimeString format="102">20261005</qdt:DateTimeString></ram:FormattedReceivedDateTime><ram:IncludedTradeTax><ram:CalculatedAmount>4.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:IncludedTradeTax><ram:InvoiceSpecifiedReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261001</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceSpecifiedReferencedDocument></ram:SpecifiedAdvancePayment>`;

function paid(total: string, ...advances: string[]): string {
  return CII.replace('<ram:ID>M1<', '<ram:ID>M4<')
    .replace(
      '<ram:DuePayableAmount>120.00',
      `<ram:TotalPrepaidAmount>${total}</ram:TotalPrepaidAmount><ram:DuePayableAmount>${120 - Number(total)}.00`,
    )
    .replace('</ram:ApplicableHeaderTradeSettlement>', `${advances.join('')}$&`);
}

test('advance payments that make what was paid are prepayments, with their days and invoices', () => {
  const { draft, codes, dropped, totals } = read(
    paid('48.00', ADVANCE('24.00', 'AC-1'), ADVANCE('24.00', 'AC-2')),
  );
  const vat = [{ rate: '20', taxableAmount: '20', vatAmount: '4' }];
  expect(draft.prepayments).toEqual([
    { amount: '24', date: '2026-10-05', issueDate: '2026-10-01', reference: 'AC-1', vat },
    { amount: '24', date: '2026-10-05', issueDate: '2026-10-01', reference: 'AC-2', vat },
  ]);
  expect(totals.payableAmount).toBe(7200);
  expect(codes).toEqual([]);
  expect([...dropped]).toEqual([]);
});

test('advance payments that do not make it are told, and the sum is kept', () => {
  const { draft, dropped } = read(paid('48.00', ADVANCE('24.00', 'AC-1')));
  expect(draft.prepayments).toEqual([{ amount: '48' }]);
  expect(dropped.get('Acompte versé')).toBe('24.00');
  expect(dropped.get('Facture d’un acompte')).toBe('AC-1');
});

test('a prepaid payment of UBL is one, its identifier a deposit invoice only when it is named', () => {
  const payment = (id: string) =>
    UBL.replace(
      '<cac:TaxTotal>',
      `<cac:PrepaidPayment><cbc:ID>${id}</cbc:ID><cbc:PaidAmount currencyID="EUR">48.00</cbc:PaidAmount><cbc:ReceivedDate>2026-10-05</cbc:ReceivedDate></cac:PrepaidPayment>$&`,
    ).replace(
      '<cbc:PayableAmount currencyID="EUR">120.00',
      '<cbc:PrepaidAmount currencyID="EUR">48.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="EUR">72.00',
    );
  const { draft, dropped } = read(payment('1'));
  expect(draft.prepayments).toEqual([{ amount: '48', date: '2026-10-05' }]);
  expect([...dropped]).toEqual([['Référence d’un acompte', '1']]);
  const named = payment('AC-1').replace(
    '<cac:AccountingSupplierParty>',
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>AC-1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>$&',
  );
  expect(read(named).draft.prepayments).toMatchObject([{ reference: 'AC-1' }]);
});

test('each line says why it has no tax, where one rate has several reasons', () => {
  const exempt = (code: string, reason: string) => ({
    kind: 'item' as const,
    name: code,
    quantity: '1',
    unitPrice: '50',
    vatRate: '0',
    exemption: { code, reason },
  });
  const draft = requireDraft({
    ...DRAFT,
    lines: [...(DRAFT.lines ?? []), exempt('A', 'Raison A'), exempt('B', 'Raison B')],
  });
  const xml = (buildFacturX(draft) ?? '').replaceAll(
    /(<ram:Name>([AB])<.*?<ram:TypeCode>VAT<\/ram:TypeCode>)(.*?<ram:CategoryCode>E<\/ram:CategoryCode>)/gs,
    '$1<ram:ExemptionReason>Raison $2</ram:ExemptionReason>$3<ram:ExemptionReasonCode>$2</ram:ExemptionReasonCode>',
  );
  const back = read(xml);
  expect(back.draft.lines.slice(2)).toMatchObject([
    { exemption: { code: 'A', reason: 'Raison A' } },
    { exemption: { code: 'B', reason: 'Raison B' } },
  ]);
  expect([...back.dropped.keys()].filter((label) => label.includes('exonération d’une'))).toEqual(
    [],
  );
});

test('an avoir whose lines name their invoices needs no other reference', () => {
  const credit = requireDraft({
    ...DRAFT,
    kind: 'avoir',
    subtype: 'standard',
    references: { preceding: [{ number: 'F-1', issueDate: '2026-10-01' }] },
  });
  const bare = (buildFacturX(credit) ?? '').replace(
    /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/s,
    '',
  );
  const named = (...numbers: string[]) =>
    bare.replaceAll(
      '</ram:SpecifiedTradeSettlementLineMonetarySummation>',
      (end) =>
        `${end}<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${numbers.shift()}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261001</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`,
    );
  expect(read(bare).codes).toContain('BR-FR-CO-05');
  const one = read(named('F-1', 'F-1'));
  expect(one.codes).toEqual([]);
  expect(one.draft.references.preceding).toEqual([{ number: 'F-1', issueDate: '2026-10-01' }]);
  expect(one.dropped.has('Facture antérieure d’une ligne')).toBe(false);
  const two = read(named('F-1', 'F-2'));
  expect(two.draft.references.preceding).toHaveLength(2);
  expect(two.dropped.get('Facture antérieure d’une ligne')).toBe('F-1 · F-2');
});

test('who pays is kept by name, the rest of what EXTENDED says is told in French', () => {
  const party = (role: string, name: string) =>
    `<ram:${role}><ram:Name>${name}</ram:Name><ram:PostalTradeAddress><ram:CityName>Lille</ram:CityName></ram:PostalTradeAddress></ram:${role}>`;
  const xml = CII.replace(
    '<ram:SpecifiedTradeSettlementPaymentMeans>',
    `${party('InvoicerTradeParty', 'Centre de facturation')}${party('PayerTradeParty', 'Holding Garance')}$&`,
  )
    .replace('</ram:BuyerTradeParty>', `$&${party('SalesAgentTradeParty', 'Agent Ouest')}`)
    .replace(
      '</ram:BilledQuantity>',
      `$&${party('ShipToTradeParty', 'Atelier')}<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261112</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent><ram:DeliveryNoteReferencedDocument><ram:IssuerAssignedID>BL-7</ram:IssuerAssignedID></ram:DeliveryNoteReferencedDocument>`,
    )
    .replace(
      '</ram:SpecifiedTradePaymentTerms>',
      '<ram:PartialPaymentAmount>60.00</ram:PartialPaymentAmount><ram:ApplicableTradePaymentDiscountTerms><ram:CalculationPercent>2</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms>$&',
    );
  const { draft, dropped } = read(xml);
  expect(draft.payer).toEqual({ name: 'Holding Garance' });
  expect(draft.payment.terms?.replace(/\s/g, ' ')).toMatch(/60,00 € .* Escompte de 2 %/);
  expect([...dropped]).toEqual([
    ['Lieu de livraison d’une ligne, nom', 'Atelier'],
    ['Lieu de livraison d’une ligne, ville', 'Lille'],
    ['Date de livraison d’une ligne', '20261112'],
    ['Bon de livraison d’une ligne', 'BL-7'],
    ['Agent du vendeur, nom', 'Agent Ouest'],
    ['Agent du vendeur, ville', 'Lille'],
    ['Émetteur de la facture, nom', 'Centre de facturation'],
    ['Émetteur de la facture, ville', 'Lille'],
    ['Payeur, ville', 'Lille'],
  ]);
});

test('the parties of the French UBL are told apart too', () => {
  const party = (role: string, name: string) =>
    `<cac:${role}><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:${role}>`;
  const xml = UBL.replace(
    /(<cac:AccountingCustomerParty>\s*<cac:Party>.*?)(<\/cac:Party>\s*<\/cac:AccountingCustomerParty>)/s,
    `$1${party('AgentParty', 'Agent Est')}$2`,
  ).replace(
    '</cac:PaymentMeans>',
    `<cac:PaymentMandate>${party('PayerParty', 'Holding Garance')}</cac:PaymentMandate>$&`,
  );
  const { draft, dropped } = read(xml);
  expect(draft.payer).toEqual({ name: 'Holding Garance' });
  expect([...dropped]).toEqual([['Agent du client, nom', 'Agent Est']]);
});

test('the rate of exchange is that of the file where it gives the tax in euros', () => {
  const draft = requireDraft({
    ...DRAFT,
    currency: 'CHF',
    exchangeRate: { rate: '1.0612', date: '2026-11-19' },
  });
  const stated = (rate: string) =>
    (buildFacturX(draft) ?? '').replace(
      '<ram:SpecifiedTradeSettlementPaymentMeans>',
      `<ram:TaxApplicableTradeCurrencyExchange><ram:SourceCurrencyCode>CHF</ram:SourceCurrencyCode><ram:TargetCurrencyCode>EUR</ram:TargetCurrencyCode><ram:ConversionRate>${rate}</ram:ConversionRate><ram:ConversionRateDateTime><udt:DateTimeString format="102">20261119</udt:DateTimeString></ram:ConversionRateDateTime></ram:TaxApplicableTradeCurrencyExchange>$&`,
    );
  const exact = read(stated('1.0612'));
  expect(exact.draft.exchangeRate).toEqual({ rate: '1.0612', date: '2026-11-19' });
  expect([...exact.dropped]).toEqual([]);
  const wrong = read(stated('1.2'));
  expect(wrong.draft.exchangeRate).toEqual({ rate: '1.061', date: '2026-11-20' });
  expect([...wrong.dropped.keys()]).toEqual(['Taux de change', 'Date du taux de change']);
});
