import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { autofacturationLaiterie } from '#documents/samples/facture-tva/autofacturation-laiterie.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import {
  breakInvoice,
  CII_BREAKAGES,
  SELF_BILLED_BREAKAGES,
  UBL_BREAKAGES,
  UNSEEN_BREAKAGES,
} from './breakages.test.support.ts';

const cii = buildFacturX(requireDraft(menuisier)) ?? '';
const ubl = buildUbl(requireDraft(menuisier)) ?? '';
const selfBilled = buildFacturX(requireDraft(autofacturationLaiterie)) ?? '';
const SUBJECTS = [
  ['CII', cii, [...CII_BREAKAGES, ...UNSEEN_BREAKAGES]],
  ['self-billed CII', selfBilled, SELF_BILLED_BREAKAGES],
  ['UBL', ubl, UBL_BREAKAGES],
] as const;

for (const [name, xml, breakages] of SUBJECTS)
  for (const [index, breakage] of breakages.entries())
    test(`${breakage.rule} speaks when it is broken, ${name} ${index}`, () => {
      expect(codesOf(xml)).not.toContain(breakage.rule);
      expect(codesOf(breakInvoice(xml, breakage))).toContain(breakage.rule);
    });

test('a member of a single taxable person that says all is right', () => {
  const member = cii
    .replace('<ram:Name>', '<ram:GlobalID schemeID="0231">732829320</ram:GlobalID><ram:Name>')
    .replace(
      /(?=<ram:IncludedNote>)/,
      '<ram:IncludedNote><ram:Content>MEMBRE_ASSUJETTI_UNIQUE</ram:Content><ram:SubjectCode>TXD</ram:SubjectCode></ram:IncludedNote>',
    )
    .replace(
      '</ram:BuyerTradeParty>',
      '$&<ram:SellerTaxRepresentativeTradeParty><ram:Name>Groupe</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR83404833048</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTaxRepresentativeTradeParty>',
    );
  expect(codesOf(member)).not.toContain('BR-FR-CO-14');
  expect(codesOf(member)).not.toContain('BR-FR-CO-15');
});

test('a measure with its unit, a code without a name, and other schemes are right', () => {
  const attribute = (children: string) =>
    cii.replace(
      '</ram:SpecifiedTradeProduct>',
      `<ram:ApplicableProductCharacteristic>${children}</ram:ApplicableProductCharacteristic>$&`,
    );
  const measure = '<ram:ValueMeasure unitCode="MTR">2</ram:ValueMeasure>';
  const sound = attribute(`<ram:TypeCode>LONGUEUR</ram:TypeCode>${measure}`);
  expect(codesOf(sound).filter((code) => /^BR-FR-2[78]$/.test(code))).toEqual([]);
  const twice = attribute(`<ram:Description>L</ram:Description><ram:Value>2</ram:Value>${measure}`);
  expect(codesOf(twice)).toContain('BR-FR-28');
  const mail = cii.replace(/<ram:URIID schemeID="0225">[^<]*/, '<ram:URIID schemeID="EM">a@b.fr');
  expect(codesOf(mail)).not.toContain('BR-FR-23');
});

function codesOf(xml: string): string[] {
  const read = readInvoiceXml(Buffer.from(xml));
  if (!read.ok) throw new Error(read.problem.code);
  return read.invoice.findings.map(({ code }) => code);
}
