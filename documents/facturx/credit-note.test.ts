import { expect, test } from 'vitest';
import { convertInvoiceToCorrective } from '#documents/kinds/conversions/copy.ts';
import { convertInvoiceToCredit } from '#documents/kinds/conversions/credit.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildFacturX } from './build-factur-x.ts';

function xmlOf(name: keyof typeof samples, changes: Partial<DraftInput> = {}): string {
  return buildFacturX(requireDraft({ ...samples[name], ...changes })) ?? '';
}

test('each nature of an avoir has its type, a quote has no XML', () => {
  const types = (
    [
      'avoir-total',
      'avoir-retour',
      'avoir-geste-commercial',
      'avoir-acompte',
      'avoir-ristourne',
      'avoir-laiterie',
      'avoir-imprimerie',
    ] as const
  ).map((name) => /<ram:TypeCode>(\d+)<\/ram:TypeCode>/.exec(xmlOf(name))?.[1]);
  expect(types).toEqual(['381', '381', '381', '503', '262', '261', '396']);
  expect(buildFacturX(requireDraft(samples['devis-agence-web']))).toBeNull();
});

test('the invoice that is reduced is there with its date (BG-3, BR-FR-CO-05)', () => {
  const reference = /<ram:InvoiceReferencedDocument>(.*?)<\/ram:InvoiceReferencedDocument>/s;
  const [, content = ''] = reference.exec(xmlOf('avoir-total')) ?? [];
  expect(content).toContain('<ram:IssuerAssignedID>F-2026-0042</ram:IssuerAssignedID>');
  expect(content).toContain('<qdt:DateTimeString format="102">20261120</qdt:DateTimeString>');
  expect(xmlOf('avoir-ristourne')).not.toMatch(reference);
});

test('a rebate carries its contract and its period (BR-FR-CO-03)', () => {
  const xml = xmlOf('avoir-ristourne');
  expect(xml).toMatch(/<ram:ContractReferencedDocument>\s*<ram:IssuerAssignedID>CA-2025-031</);
  expect(xml).toMatch(/<ram:BillingSpecifiedPeriod>[\s\S]*20251101[\s\S]*20261031/);
});

test('amounts are positive and nothing is asked for', () => {
  const xml = xmlOf('avoir-total');
  expect(xml).toContain('<ram:DuePayableAmount>4707.00</ram:DuePayableAmount>');
  expect(xml).not.toMatch(/Amount>-/);
  for (const element of ['PaymentMeans', 'PaymentTerms', 'PaymentReference'])
    expect(xml).not.toContain(element);
});

test('the three notes of an invoice between professionals stay (BR-FR-05), with the reason', () => {
  const xml = xmlOf('avoir-retour', { payment: { recoveryFee: false } });
  for (const code of ['PMD', 'PMT', 'AAB'])
    expect(xml.match(new RegExp(`<ram:SubjectCode>${code}<`, 'g'))).toHaveLength(1);
  expect(xml).toContain('retour de marchandises, deux colis abîmés');
});

test('net of tax is exempt with its own code', () => {
  const xml = xmlOf('avoir-net-de-taxe');
  expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-FR-CNWVAT</ram:ExemptionReasonCode>');
  expect(xml).toContain('<ram:CategoryCode>E</ram:CategoryCode>');
});

test('an avoir or a corrective of a final invoice names that invoice alone, not its deposits', () => {
  const final = requireDraft(samples['agence-web-solde']);
  const stamp = { number: 'A-1', today: '2026-11-25' };
  for (const draft of [
    convertInvoiceToCredit(final, stamp),
    convertInvoiceToCorrective(final, stamp),
  ]) {
    const xml = buildFacturX(draft) ?? '';
    expect(xml.match(/<ram:InvoiceReferencedDocument>/g)).toHaveLength(1);
    expect(xml).toContain('<ram:IssuerAssignedID>F-2026-0139</ram:IssuerAssignedID>');
  }
});

test('an avoir whose regime lacks what the norm wants has no XML, an invoice has one', () => {
  const credit = { ...requireDraft(samples['avoir-total']), vatRegime: 'eu-goods' as const };
  const { vatNumber: _, ...unidentified } = credit.buyer;
  expect(buildFacturX({ ...credit, buyer: unidentified })).toBeNull();
  const buyer = { ...credit.buyer, vatNumber: 'DE136695976' };
  expect(buildFacturX({ ...credit, buyer })).toContain('<ram:CategoryCode>K<');
  const invoice = { ...requireDraft(samples.menuisier), vatRegime: 'eu-goods' as const };
  expect(buildFacturX({ ...invoice, buyer: unidentified })).not.toBeNull();
});

test('an exempt avoir without a reason has no XML, a code is enough for one', () => {
  const credit = { ...requireDraft(samples['avoir-total']), vatRegime: 'exempt' as const };
  expect(buildFacturX({ ...credit, exemption: undefined })).toBeNull();
  const coded = { code: 'VATEX-FR-CGI261-4', reason: '' };
  expect(buildFacturX({ ...credit, exemption: coded })).toContain('VATEX-FR-CGI261-4');
});

test('a seller in franchise who charged VAT by mistake gives it back with its SIREN (BR-S-02)', () => {
  const credit = requireDraft(samples['avoir-total']);
  const { vatNumber: _, ...seller } = credit.seller;
  const xml = buildFacturX({ ...credit, seller: { ...seller, siren: '732829320' } });
  expect(xml).toContain('<ram:ID schemeID="FC">732829320</ram:ID>');
});
