import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { judgeContainer } from './judge-container.ts';

const xml = new TextEncoder().encode(buildFacturX(requireDraft(menuisier)) ?? '');

test('files beside the invoice of a PDF are judged, and the invoice is none of them', () => {
  const joined = (name: string, content: string) => ({
    ...{ name, relationship: 'Supplement' },
    bytes: new TextEncoder().encode(content),
  });
  const codesWith = (...attachments: ReturnType<typeof joined>[]) => {
    const invoice = { name: 'factur-x.xml', xml, read: readInvoiceXml(xml) };
    const judged = judgeContainer(
      { invoice, otherInvoices: [] },
      {
        ok: true,
        attachments: [{ ...joined('factur-x.xml', ''), bytes: xml }, ...attachments],
        unreadable: [],
        container: { associated: [], embedded: [], xmp: '', hasOutputIntent: false },
      },
    );
    if (!judged.invoice.read.ok) throw new Error('not read');
    const { findings } = judged.invoice.read.invoice;
    return findings.map(({ code }) => code).filter((code) => code.startsWith('attachment-'));
  };
  expect(codesWith(joined('plan.pdf', '%PDF-1.7'), joined('bon.xml', '<bon/>'))).toEqual([]);
  expect(codesWith(joined('bon.xml', 'MZ'))).toEqual(['attachment-format']);
  expect(codesWith(joined('../plan.pdf', '%PDF-1.7'))).toEqual(['attachment-path']);
  expect(codesWith(joined('plan.pdf', '%PDF-1.7'), joined('plan.pdf', '%PDF-1.4'))).toEqual([
    'attachment-twin',
  ]);
});
