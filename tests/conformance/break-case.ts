import type { ConformanceCase } from './cases.ts';
import type { ValidatorName } from './run-validator.ts';

/** The rule set, and its rule, that must reject the file. */
export type Breakage = { tool: RegExp; rule: RegExp };
export type BrokenFile = Breakage & { name: string; validator: ValidatorName; bytes: Uint8Array };

/** Copies of a valid case with one fault each, and the rule that must report it. */
export function breakCase({ pdf, xml = '', ubl = '' }: ConformanceCase): BrokenFile[] {
  return [
    {
      name: 'broken: another part of PDF/A',
      validator: 'verapdf',
      bytes: replaceInPdf(pdf, 'pdfaid:part>3<', 'pdfaid:part>2<'),
      tool: /3b/,
      rule: /^6\.6\.4-/,
    },
    {
      name: 'broken: another part of PDF/UA',
      validator: 'verapdf',
      bytes: replaceInPdf(pdf, 'pdfuaid:part>1<', 'pdfuaid:part>2<'),
      tool: /ua1/,
      rule: /^5-/,
    },
    {
      name: 'broken: another Factur-X profile',
      validator: 'mustang',
      bytes: replaceInPdf(pdf, 'ConformanceLevel>EN 16931<', 'ConformanceLevel>EN 16932<'),
      tool: /Mustang/,
      rule: /^12$/,
    },
    {
      name: 'broken: total with VAT',
      validator: 'phive',
      bytes: replaceInXml(xml, /(<ram:GrandTotalAmount>)[^<]*/, '$199999999.99'),
      tool: /en16931/,
      rule: /^BR-CO-15$/,
    },
    {
      name: 'broken: no late payment note',
      validator: 'phive',
      bytes: replaceInXml(xml, />PMD</, '>AAI<'),
      tool: /fr\.ctc/,
      rule: /^BR-FR-05/,
    },
    {
      name: 'broken: UBL, total with VAT',
      validator: 'phive',
      bytes: replaceInXml(ubl, /(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$199999999.99'),
      tool: /en16931:ubl/,
      rule: /^BR-CO-15$/,
    },
    {
      name: 'broken: UBL, an element out of its order',
      validator: 'phive',
      bytes: replaceInXml(ubl, /(<cbc:ID>.*)(\n<cbc:IssueDate>.*)/, '$2$1'),
      tool: /en16931:ubl/,
      rule: /^$/, // schema violations have no rule name
    },
    {
      name: 'broken: UBL, no late payment note',
      validator: 'phive',
      bytes: replaceInXml(ubl, /#PMD#/, '#AAI#'),
      tool: /fr\.ctc/,
      rule: /^BR-FR-05/,
    },
  ];
}

/** In the uncompressed XMP metadata; of equal length, so that offsets stay valid. */
function replaceInPdf(pdf: Uint8Array, text: string, replacement: string): Uint8Array {
  const content = Buffer.from(pdf).toString('latin1');
  if (!content.includes(text))
    throw new Error(`The self-test finds no "${text}" to break in the PDF`);
  return Buffer.from(content.replaceAll(text, replacement), 'latin1');
}

function replaceInXml(xml: string, text: RegExp, replacement: string): Uint8Array {
  if (!text.test(xml)) throw new Error(`The self-test finds no ${text} to break in the XML`);
  return Buffer.from(xml.replace(text, replacement));
}
