import { buildFacturX, buildUbl, parseDraft } from '#documents';
import { judgeByNorm } from '#documents/norm';
import { readInvoiceXml } from '#documents/received';
import { samples } from '#documents/samples/samples.ts';
import { type Check, save } from './plan-checks.ts';
import type { Verdict } from './verdict.ts';

/**
 * `rule` rejects a file that is wrong on purpose. `isNewer` files are beyond version 1.3, the
 * library’s, and only our reader reads them.
 */
type ExtendedCase = { name: string; xml: string; rule?: RegExp; isNewer?: true };

/** For the official rules, our invoices edited into EXTENDED-CTC-FR, which we do not write. */
export async function planExtended(folder: string): Promise<Check[]> {
  const known = listExtended().filter(({ isNewer }) => !isNewer);
  const checks = known.map(async ({ name, xml, rule }): Promise<Check> => {
    const file = await save(folder, `${name}.xml`, xml);
    const check = { name, profile: 'extended-ctc-fr', validator: 'phive', file } as const;
    return rule ? { ...check, broken: { tool: /extended/i, rule } } : check;
  });
  return await Promise.all(checks);
}

/** Our reader must report the same rule as an error, or no error. */
export function readExtended(): Verdict[] {
  return listExtended().map(({ name, xml, rule }) => {
    const read = readInvoiceXml(Buffer.from(xml), judgeByNorm);
    const findings = read.ok ? read.invoice.findings : [];
    const errors = findings.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
    const passed = read.ok && (rule ? errors.some((code) => rule.test(code)) : errors.length === 0);
    const problems = passed ? [] : [`${rule ?? 'no rule'} should refuse it: ${errors.join(', ')}`];
    return { name, tool: 'our reader', passed, problems };
  });
}

function listExtended(): ExtendedCase[] {
  const parsed = parseDraft(samples.menuisier);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const cii = edit(buildFacturX(parsed.draft) ?? '', [PROFILE]);
  const ubl = edit(buildUbl(parsed.draft) ?? '', [PROFILE]);
  return [
    { name: 'extended CII', xml: cii },
    { name: 'extended CII, four cents', xml: edit(cii, shift(4)) },
    { name: 'extended CII, five cents', xml: edit(cii, shift(5)), rule: /^BR-FREXT-CO-10$/ },
    { name: 'extended CII, sub-lines', xml: edit(cii, group('1215.00')) },
    { name: 'extended CII, another sum', xml: edit(cii, group('1216.00')), rule: /^BR-FREXT-08$/ },
    { name: 'extended CII, transport', xml: edit(cii, transport('5.00')), isNewer: true },
    {
      name: 'extended CII, other transport',
      xml: edit(cii, transport('5.02')),
      rule: /^BR-FREXT-CO-12$/,
    },
    { name: 'extended UBL', xml: ubl },
    { name: 'extended UBL, four cents', xml: edit(ubl, shift(4)) },
    { name: 'extended UBL, five cents', xml: edit(ubl, shift(5)), rule: /^BR-FREXT-CO-10$/ },
    { name: 'extended UBL, a title', xml: edit(ubl, [TITLE]) },
  ];
}

type Edit = readonly [from: RegExp, to: string];

function edit(xml: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`Nothing to change: ${from}`);
    return text.replace(from, to);
  }, xml);
}

/** The four lines add up to 3,922.50; the totals state `cents` more. */
function shift(cents: number): Edit[] {
  return [
    [
      /(Basis|Taxable|LineTotal|LineExtension|TaxBasisTotal|TaxExclusive)(Amount[^>]*>)3922\.50/g,
      `$1$23922.5${cents}`,
    ],
    [/(Amount[^>]*>)4707\.00/g, `$14707.0${cents}`],
  ];
}

/** Makes the first line part of a title that states `amount`. */
function group(amount: string): Edit[] {
  const title = `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>9</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Atelier</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement/><ram:SpecifiedLineTradeDelivery/><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
  return [
    [
      /<ram:LineID>1<\/ram:LineID>/,
      '$&<ram:ParentLineID>9</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>',
    ],
    [/<ram:IncludedSupplyChainTradeLineItem>/, `${title}$&`],
  ];
}

/** 5.00 at 20 %, in the totals. */
function transport(total: string): Edit[] {
  const charge =
    '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Livraison</ram:Description><ram:AppliedAmount>5.00</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>';
  return [
    [/(?=<ram:SpecifiedTradePaymentTerms>)/, charge],
    [/(<ram:BasisAmount>)3922\.50/, '$13927.50'],
    [
      /<ram:TaxBasisTotalAmount>3922\.50/,
      `<ram:ChargeTotalAmount>${total}</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>3927.50`,
    ],
    [/(Amount[^>]*>)784\.50/g, '$1785.50'],
    [/(Amount>)4707\.00/g, '$14713.00'],
  ];
}

const PROFILE: Edit = [
  /urn:cen\.eu:en16931:2017/,
  '$&#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr',
];
const TITLE: Edit = [
  /<cac:InvoiceLine>/,
  '<cac:InvoiceLine><cbc:ID>9</cbc:ID><cbc:LineExtensionAmount currencyID="EUR">0.00</cbc:LineExtensionAmount><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-2026-0042</cbc:ID><cbc:DocumentStatusCode>GROUP</cbc:DocumentStatusCode></cac:InvoiceDocumentReference></cac:BillingReference><cac:Item><cbc:Name>Atelier</cbc:Name></cac:Item></cac:InvoiceLine>$&',
];
