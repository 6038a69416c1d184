import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { avoirTotal } from '#documents/samples/avoir/total.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { judgeByNorm } from './judge-by-norm.ts';

const INVOICE = buildFacturX(requireDraft(menuisier)) ?? '';

test('what only our own checks refuse is no error', () => {
  // Half a unit from base × rate: the official rule tolerates one unit.
  const near = INVOICE.replace('<ram:CalculatedAmount>784.50', '<ram:CalculatedAmount>784.00')
    .replace(/(<ram:TaxTotalAmount[^>]*>)784\.50/, '$1784.00')
    .replace('<ram:GrandTotalAmount>4707.00', '<ram:GrandTotalAmount>4706.50')
    .replace('<ram:DuePayableAmount>4707.00', '<ram:DuePayableAmount>4706.50');
  expect(near).not.toBe(INVOICE);
  expect(severitiesOf(near, 'BR-CO-17')).toEqual(['warning']);
  expect(read(near).verdict).toBe('to-report');
});

test('what an official rule refuses is an error, said once', () => {
  const wrong = INVOICE.replace('<ram:DuePayableAmount>', '<ram:DuePayableAmount>1');
  expect(severitiesOf(wrong, 'BR-CO-16')).toEqual(['error']);
  const unlisted = INVOICE.replace('unitCode="DAY"', 'unitCode="JOUR"');
  expect(read(unlisted).findings.find(({ code }) => code === 'BR-CL-23')).toMatchObject({
    severity: 'error',
    term: 'BT-130',
    text: '«\u00a0JOUR\u00a0» n’est pas un code de la liste officielle\u00a0: unité.',
  });
});

test('an element out of the schema is named', () => {
  const odd = INVOICE.replace('<ram:SellerTradeParty>', '<ram:Seller/><ram:SellerTradeParty>');
  const [first] = read(odd).findings;
  expect(first).toMatchObject({ code: 'schema', severity: 'error' });
  expect(first?.text).toContain('ram:Seller');
});

test('the rules of France are for those who are established there', () => {
  const orphan = (buildFacturX(requireDraft(avoirTotal)) ?? '').replace(
    /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/s,
    '',
  );
  expect(severitiesOf(orphan, 'BR-FR-CO-05')).toEqual(['error']);
  const german = orphan.replace(/(<ram:SellerTradeParty>.*?<ram:CountryID>)FR/s, '$1DE');
  expect(read(german).findings.filter(({ code }) => code.startsWith('BR-FR'))).toEqual([]);
});

test('a profile that says less than EN 16931 is left to our own checks', () => {
  const wrong = INVOICE.replace('unitCode="DAY"', 'unitCode="JOUR"');
  for (const profile of ['urn:factur-x.eu:1p0:basicwl', 'urn:factur-x.eu:1p0:minimum'])
    expect(severitiesOf(wrong.replace('urn:cen.eu:en16931:2017', profile), 'BR-CL-23')).toEqual([]);
});

function severitiesOf(xml: string, rule: string): string[] {
  return read(xml).findings.flatMap(({ code, severity }) => (code === rule ? [severity] : []));
}

function read(xml: string) {
  const opened = readInvoiceXml(Buffer.from(xml), judgeByNorm);
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.invoice;
}
