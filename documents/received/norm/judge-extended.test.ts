import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { parseXml } from '#documents/received/xml/parse-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { judgeByNorm } from './judge-by-norm.ts';

type Edit = readonly [from: RegExp | string, to: string];

const ID = 'urn:cen.eu:en16931:2017';
const FACTURX = `${ID}#conformant#urn:factur-x.eu:1p0:extended`;
const FRENCH = `${ID}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`;
/** Four lines: 3,922.50, VAT 784.50, total 4,707.00. */
const CII = buildFacturX(requireDraft(menuisier)) ?? '';
const UBL = buildUbl(requireDraft(menuisier)) ?? '';
const FILES = {
  fx: CII.replace(ID, FACTURX),
  fr: CII.replace(ID, FRENCH),
  ubl: UBL.replace(ID, FRENCH),
};

/** The lines add up to 3,922.50; the totals state `cents` more. */
function shiftCii(cents: number): Edit[] {
  return [
    [/(<ram:BasisAmount>|<ram:(Line|TaxBasis)TotalAmount>)3922\.50/g, `$1${write(392250, cents)}`],
    ['<ram:GrandTotalAmount>4707.00', `<ram:GrandTotalAmount>${write(470700, cents)}`],
    ['<ram:DuePayableAmount>4707.00', `<ram:DuePayableAmount>${write(470700, cents)}`],
  ];
}

function shiftUbl(cents: number): Edit[] {
  const totals = /(<cbc:(Taxable|LineExtension|TaxExclusive)Amount[^>]*>)3922\.50/g;
  return [
    [totals, `$1${write(392250, cents)}`],
    [/(<cbc:(TaxInclusive|Payable)Amount[^>]*>)4707\.00/g, `$1${write(470700, cents)}`],
  ];
}

function write(amount: number, cents: number): string {
  return String(amount + cents).replace(/(..)$/, '.$1');
}

/** Makes the first line part of a title placed before it. */
function groupCii(title: string, amount: string, status = 'DETAIL', parent = '9'): Edit[] {
  const line = '<ram:IncludedSupplyChainTradeLineItem>';
  const place = (id: string, rest: string) =>
    `${line}<ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${rest}</ram:AssociatedDocumentLineDocument>`;
  const group = `${place('9', `<ram:LineStatusReasonCode>${title}</ram:LineStatusReasonCode>`)}<ram:SpecifiedTradeProduct><ram:Name>Atelier</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement/><ram:SpecifiedLineTradeDelivery/><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
  const own = `<ram:ParentLineID>${parent}</ram:ParentLineID><ram:LineStatusReasonCode>${status}</ram:LineStatusReasonCode>`;
  return [
    [
      /<ram:IncludedSupplyChainTradeLineItem>\s*<ram:AssociatedDocumentLineDocument>\s*<ram:LineID>1<\/ram:LineID>\s*<\/ram:AssociatedDocumentLineDocument>/,
      `${group}${place('1', own)}`,
    ],
  ];
}

function groupUbl(amount: string, status = 'DETAIL', parent = '9'): Edit[] {
  const place = (code: string, above: string) =>
    `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-2026-0042</cbc:ID><cbc:DocumentStatusCode>${code}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${above}</cac:BillingReference>`;
  const group = `<cac:InvoiceLine><cbc:ID>9</cbc:ID><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>${place('GROUP', '')}<cac:Item><cbc:Name>Atelier</cbc:Name></cac:Item></cac:InvoiceLine>`;
  const above = `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>`;
  return [
    [/<cac:InvoiceLine>/, `${group}<cac:InvoiceLine>`],
    [/(<cbc:ID>1<\/cbc:ID>.*?)(<cac:AllowanceCharge>)/s, `$1${place(status, above)}$2`],
  ];
}

/** 5.00 of transport, counted in the totals or not. */
function transport(total: string, rate = '20'): Edit[] {
  const charge = `<ram:SpecifiedLogisticsServiceCharge><ram:Description>Livraison</ram:Description><ram:AppliedAmount>5.00</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>`;
  return [
    [/(?=<ram:SpecifiedTradePaymentTerms>)/, charge],
    ['<ram:BasisAmount>3922.50', '<ram:BasisAmount>3927.50'],
    [/<ram:TaxBasisTotalAmount>3922\.50/, `${total}<ram:TaxBasisTotalAmount>3927.50`],
    [/(<ram:CalculatedAmount>|<ram:TaxTotalAmount[^>]*>)784\.50/g, '$1785.50'],
    [/(<ram:(GrandTotal|DuePayable)Amount>)4707\.00/g, '$14713.00'],
  ];
}

const CHARGES = '<ram:ChargeTotalAmount>5.00</ram:ChargeTotalAmount>';
const CONTRACT =
  '<ram:ContractReferencedDocument><ram:IssuerAssignedID>M-7</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260101</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:ContractReferencedDocument></ram:ApplicableHeaderTradeAgreement>';
const TAX = (code: string, list: string): Edit[] => [
  [
    /(?=<ram:SpecifiedTradePaymentTerms>)/,
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>0.00</ram:ActualAmount><ram:ReasonCode listID="${list}">${code}</ram:ReasonCode><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`,
  ],
  ['<ram:TaxBasisTotalAmount>', '<ram:ChargeTotalAmount>0.00</ram:ChargeTotalAmount>$&'],
];

const TAKEN: readonly (readonly [what: string, file: keyof typeof FILES, edits: Edit[]])[] = [
  ['what EN 16931 takes', 'fx', []],
  ['what EN 16931 takes', 'fr', []],
  ['what EN 16931 takes', 'ubl', []],
  ['a cent for each line', 'fx', shiftCii(4)],
  ['a cent for each line', 'fr', shiftCii(-4)],
  ['a cent for each line', 'ubl', shiftUbl(4)],
  ['a title that does not count', 'fx', groupCii('GROUP', '1215.00')],
  ['a title that does not count', 'fr', groupCii('GROUP', '1215.00')],
  ['a title that does not count', 'ubl', groupUbl('1215.00')],
  ['a charge for transport', 'fx', transport(CHARGES)],
  ['a charge for transport', 'fr', transport(CHARGES)],
  ['the day of a contract', 'fx', [['</ram:ApplicableHeaderTradeAgreement>', CONTRACT]]],
  ['the day of a contract', 'fr', [['</ram:ApplicableHeaderTradeAgreement>', CONTRACT]]],
  ['a tax other than VAT', 'fr', TAX('ENV', '5153')],
];

for (const [what, file, edits] of TAKEN)
  test(`${file} takes ${what}`, () => {
    expect(errorsOf(FILES[file], edits)).toEqual([]);
  });

for (const [name, input] of Object.entries(samples)) {
  const draft = requireDraft(input);
  const [cii, ubl] = [buildFacturX(draft), buildUbl(draft)];
  const files = [cii?.replace(ID, FACTURX), cii?.replace(ID, FRENCH), ubl?.replace(ID, FRENCH)];
  if (cii !== null)
    test(`EXTENDED takes what EN 16931 takes: ${name}`, () => {
      for (const xml of files) {
        // BR-CO-25 requires a due date or terms, which our avoirs do not have.
        const errors = xml ? errorsOf(xml, []) : [];
        expect(errors.filter((code) => code !== 'BR-CO-25')).toEqual([]);
      }
    });
}

const REFUSED: readonly (readonly [rules: string, file: keyof typeof FILES, edits: Edit[]])[] = [
  ['BR-FXEXT-CO-10 BR-FXEXT-CO-13 BR-FXEXT-S-08', 'fx', shiftCii(5)],
  ['BR-FREXT-CO-10 BR-FREXT-CO-13 BR-FXEXT-S-08', 'fr', shiftCii(-5)],
  ['BR-FREXT-CO-10 BR-FREXT-CO-13 BR-FREXT-S-08', 'ubl', shiftUbl(5)],
  ['BR-FREXT-CO-15', 'fr', [[/(<ram:(GrandTotal|DuePayable)Amount>)4707\.00/g, '$14707.05']]],
  ['BR-FXEXT-S-09', 'fr', [['<ram:CalculatedAmount>784.50', '<ram:CalculatedAmount>784.55']]],
  [
    'BR-FREXT-S-09',
    'ubl',
    [[/(<cbc:TaxAmount[^>]*>)784\.50(?=<\/cbc:TaxAmount>\s*<cac:TaxCategory)/, '$1784.55']],
  ],
  ['BR-FREXT-CO-12', 'fr', transport('<ram:ChargeTotalAmount>5.02</ram:ChargeTotalAmount>')],
  ['BR-FXEXT-S-08', 'fx', transport(CHARGES, '10')],
  ['BR-FREXT-05', 'fr', groupCii('TITLE', '1215.00')],
  ['BR-FREXT-08', 'fr', groupCii('GROUP', '1215.01')],
  ['BR-FXEXT-08', 'fx', groupCii('GROUP', '1215.01')],
  ['BR-FREXT-08', 'ubl', groupUbl('1215.01')],
  ['BR-FREXT-11', 'fr', groupCii('GROUP', '1215.00', 'DETAIL', '7')],
  ['BR-FREXT-11', 'ubl', groupUbl('1215.00', 'DETAIL', '7')],
  ['BR-FREXT-CL-20-TAX', 'fr', TAX('VAT', '5153')],
  ['BR-FREXT-CL-20-LISTID', 'fr', TAX('ENV', '5154')],
  ['schema', 'fx', [[/<ram:SubjectCode>.*?<\/ram:SubjectCode>/, '$&$&']]],
  ['schema', 'fx', [['<ram:CityName>', '<ram:CityName languageID="fr">']]],
  ['schema', 'fx', [['format="102">20261101', 'format="205">20261101']]],
  ['BR-CL-23', 'fx', [['unitCode="DAY"', 'unitCode="JOUR"']]],
  [
    'BR-CO-25',
    'fr',
    [[/<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s, '']],
  ],
  ['BR-FREXT-BR-22', 'fr', [[/<ram:BilledQuantity unitCode="DAY">3<\/ram:BilledQuantity>/, '']]],
  ['BR-FREXT-22', 'ubl', [[/<cbc:InvoicedQuantity unitCode="DAY">3<\/cbc:InvoicedQuantity>/, '']]],
  [
    'CII-FREXTDT-027',
    'fr',
    [
      [
        /(?=<\/ram:ApplicableHeaderTradeAgreement>)/,
        '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260101</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:AdditionalReferencedDocument>',
      ],
    ],
  ],
];

for (const [rules, file, edits] of REFUSED)
  test(`${file} is refused by ${rules}: ${String(edits[0]?.[0]).slice(0, 50)}`, () => {
    expect(errorsOf(FILES[file], edits)).toEqual(expect.arrayContaining(rules.split(' ')));
  });

test('a fault that comes a thousand times is said some twenty times', () => {
  const group = groupCii('TITLE', '1215.00')[0]?.[1] ?? '';
  const [line = ''] = /^<ram:Inc.*?<\/ram:IncludedSupplyChainTradeLineItem>/s.exec(group) ?? [];
  const lines = Array.from({ length: 1000 }, (_, index) =>
    line.replace('>9<', `>T${index}<`).replace('TITLE', `TITLE-${index}`),
  );
  const { findings } = read(
    edit(FILES.fx, [
      [line === '' ? '' : /(?=<ram:IncludedSupplyChainTradeLineItem>)/, lines.join('')],
    ]),
  );
  expect(line).not.toBe('');
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.length).toBeLessThan(60);
});

test('the amounts are said, by the rule of the profile', () => {
  const { findings } = read(edit(FILES.fr, shiftCii(5)));
  expect(findings.find(({ code }) => code === 'BR-FREXT-CO-10')?.text).toBe(
    'Le total des lignes est de 3\u202f922,55\u00a0€ dans le fichier, mais le calcul donne 3\u202f922,50\u00a0€.',
  );
});

test('a rule of the profile has words', () => {
  const { findings } = read(edit(FILES.fr, groupCii('GROUP', '1215.01')));
  expect(findings.find(({ code }) => code === 'BR-FREXT-08')).toMatchObject({
    term: 'BT-131',
    text: 'Le montant d’un groupe de lignes n’est pas la somme de ses sous-lignes.',
  });
});

test('a check of ours says the rule that it looks at', () => {
  const parsed = parseXml(Buffer.from(edit(FILES.fr, groupCii('GROUP', '1215.01'))));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const said = { severity: 'warning', text: 'Titre', action: 'Demandez' } as const;
  const findings = [{ ...said, code: 'group-amount' }];
  const file = { root: parsed.root, syntax: 'cii', norm: 'extended-ctc-fr', findings } as const;
  expect(judgeByNorm(file)).toEqual([{ ...said, code: 'BR-FREXT-08', severity: 'error' }]);
});

function errorsOf(xml: string, edits: readonly Edit[]): string[] {
  return read(edit(xml, edits)).findings.flatMap(({ code, severity }) =>
    severity === 'error' ? [code] : [],
  );
}

function edit(xml: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return changed;
  }, xml);
}

function read(xml: string) {
  const opened = readInvoiceXml(Buffer.from(xml), judgeByNorm);
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.invoice;
}
