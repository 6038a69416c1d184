import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

/** One habit of other software at a time, applied to one of our invoices. */
const INVOICE = buildFacturX(requireDraft(menuisier)) ?? '';
const TOTAL = computeTotals(requireDraft(menuisier)).taxInclusiveTotal;

test('a SIREN without its scheme is still a SIREN', () => {
  const { draft } = read(INVOICE.replace('<ram:ID schemeID="0002">404833048', '<ram:ID>404833048'));
  expect(draft.buyer.siren).toBe('404833048');
});

test('a register and a tax number of another country are numbers of the seller', () => {
  const { draft, dropped } = read(
    INVOICE.replace(/(<ram:SellerTradeParty>.*?<ram:CountryID>)FR/s, '$1DE')
      .replace(/<ram:GlobalID schemeID="0009">\d+<\/ram:GlobalID>/, '')
      .replace('<ram:ID schemeID="0002">732829320', '<ram:ID>HRB 123')
      .replace('<ram:ID schemeID="VA">FR44732829320', '<ram:ID schemeID="FC">12/345/67890'),
  );
  expect(draft.seller.identifiers).toEqual([
    { label: 'Immatriculation', value: 'HRB 123' },
    { label: 'N° fiscal', value: '12/345/67890' },
  ]);
  expect(dropped.filter(({ term }) => /^BT-3[02]/.test(term))).toEqual([]);
});

test('what stands in BT-23 in other countries says nothing of a French cadre', () => {
  const frame = (id: string) =>
    read(INVOICE.replace(/<ram:ID>[BSM]\d<\/ram:ID>/, `<ram:ID>${id}</ram:ID>`)).draft;
  expect(frame('Billing').operation).toBe('');
  expect(frame('urn:fdc:peppol.eu:2017:poacc:billing:04:1.4').subtype).toBe('standard');
  expect(frame('S4')).toMatchObject({ operation: 'services', subtype: 'final' });
});

test('a line that states another amount than its price keeps it, and is named', () => {
  const { draft, findings } = read(
    INVOICE.replace(/(<ram:BilledQuantity unitCode="HUR">)14</, '$115<'),
  );
  expect(computeTotals(draft).taxInclusiveTotal).toBe(TOTAL);
  expect(findings.find(({ code }) => code === 'line-amount')?.text).toContain('Pose et réglages');
  expect(findings.map(({ code }) => code)).not.toContain('recomputed');
});

test('a base quantity that the amount of the line does not bear out is left', () => {
  const { draft, findings } = read(
    INVOICE.replace(
      '<ram:ChargeAmount>48</ram:ChargeAmount>',
      '$&<ram:BasisQuantity unitCode="HUR">48</ram:BasisQuantity>',
    ),
  );
  expect(draft.lines).toContainEqual(
    expect.objectContaining({ name: 'Pose et réglages', quantity: '14', unitPrice: '48' }),
  );
  expect(findings.map(({ code }) => code)).not.toContain('line-amount');
});

test('a total that is not that of the lines says where they part', () => {
  const { findings } = read(INVOICE.replace(/(<ram:GrandTotalAmount>)[^<]+/, '$19999.00'));
  expect(findings.find(({ code }) => code === 'recomputed')?.text).toContain(
    'Les totaux du fichier ne sont pas la somme de ses lignes',
  );
  const vat = read(
    INVOICE.replace(/(<ram:CalculatedAmount>)[^<]+/, '$1700.00').replace(
      /(<ram:GrandTotalAmount>)[^<]+/,
      '$14622.50',
    ),
  );
  expect(vat.findings.find(({ code }) => code === 'recomputed')?.text).toMatch(
    /La TVA à 20\s% diffère/,
  );
});

test('a price for a quantity, of many decimals or missing, gives the same amount', () => {
  const line = (net: string) =>
    INVOICE.replace(/(<ram:BilledQuantity unitCode="HUR">14.*)/s, '$1').replace(
      /<ram:ChargeAmount>48<\/ram:ChargeAmount>/,
      net,
    );
  const prices = [
    '<ram:ChargeAmount>4800</ram:ChargeAmount><ram:BasisQuantity unitCode="HUR">100</ram:BasisQuantity>',
    '<ram:ChargeAmount>48.0000000001</ram:ChargeAmount>',
    '<ram:ChargeAmount>144.00</ram:ChargeAmount><ram:BasisQuantity unitCode="HUR">3.0000</ram:BasisQuantity>',
    '',
  ];
  for (const price of prices) {
    const { draft, findings } = read(line(price));
    expect(computeTotals(draft).taxInclusiveTotal, price).toBe(TOTAL);
    expect(
      findings.map(({ code }) => code),
      price,
    ).not.toContain('recomputed');
  }
});

test('a charge on a line becomes a line, allowances on a line become one discount', () => {
  const added = INVOICE.replace(
    /(<ram:SpecifiedLineTradeSettlement>.*?<\/ram:ApplicableTradeTax>)/s,
    `$1${adjustment(true, '5.00', 'Palette')}${adjustment(false, '3.00', 'Fidélité')}`,
  );
  const { draft } = read(added);
  expect(draft.lines[0]).toMatchObject({ discount: { reason: 'Fidélité, Client fidèle' } });
  expect(draft.lines[1]).toMatchObject({
    name: expect.stringMatching(/^Palette, /),
    unitPrice: '5',
  });
});

test('an allowance at one rate of several stays at its rate', () => {
  const two =
    buildFacturX(
      requireDraft({
        ...menuisier,
        lines: [
          { kind: 'item', name: 'A', quantity: '1', unitPrice: '100', vatRate: '20' },
          { kind: 'item', name: 'B', quantity: '1', unitPrice: '100', vatRate: '10' },
        ],
        charges: [{ amount: '10', reason: 'Port', vatRate: '10' }],
      }),
    ) ?? '';
  const asAllowance = two
    .replace(/(<ram:ChargeIndicator><udt:Indicator>)true/, '$1false')
    .replace(/<ram:BasisAmount>110.00/, '<ram:BasisAmount>90.00')
    .replace(/<ram:CalculatedAmount>11.00/, '<ram:CalculatedAmount>9.00');
  const { draft } = read(asAllowance);
  expect(draft.allowances).toEqual([]);
  expect(draft.lines[2]).toMatchObject({
    name: 'Port',
    quantity: '-1',
    vatRate: '10',
    unitPrice: '10',
  });
  expect(computeTotals(draft).vatTotal).toBe(2900);
});

test('more charges than a draft holds become lines, more lines than it holds become lump sums', () => {
  const charge =
    /<ram:SpecifiedTradeAllowanceCharge>\s*<ram:ChargeIndicator><udt:Indicator>true.*?<\/ram:SpecifiedTradeAllowanceCharge>/s;
  const one = buildFacturX(
    requireDraft({ ...menuisier, charges: [{ amount: '1', reason: 'Port' }] }),
  );
  const many = (one ?? '').replace(charge, (group) => group.repeat(30));
  const { draft } = read(many);
  expect(draft.charges).toHaveLength(20);
  expect(draft.lines.filter(({ kind }) => kind === 'item')).toHaveLength(4 + 10);
  const item = /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/s;
  const long = INVOICE.replace(item, (line) =>
    line
      .replace('</ram:ApplicableTradeTax>', `$&${adjustment(true, '5.00', 'Palette')}`)
      .replace(/<ram:LineTotalAmount>.*?</, '<ram:LineTotalAmount>1220.00<')
      .repeat(1500),
  );
  const lines = read(long).draft.lines;
  expect(lines).toHaveLength(1503);
  expect(lines[0]).toMatchObject({ quantity: '1', unit: 'LS', unitPrice: '1220' });
});

test('amounts beyond what is computed are refused', () => {
  const huge = INVOICE.replace('>450<', '>999999999<')
    .replace(/(unitCode="DAY">)3</, '$1999999999<')
    .replace('<ram:LineTotalAmount>1215.00</ram:LineTotalAmount>', '');
  expect(readInvoiceXml(Buffer.from(huge))).toMatchObject({
    problem: { code: 'not-representable' },
  });
});

function adjustment(isCharge: boolean, amount: string, reason: string): string {
  return `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${amount}</ram:ActualAmount><ram:Reason>${reason}</ram:Reason></ram:SpecifiedTradeAllowanceCharge>`;
}

function read(xml: string) {
  const result = readInvoiceXml(Buffer.from(xml));
  if (!result.ok) throw new Error(result.problem.code);
  return result.invoice;
}
