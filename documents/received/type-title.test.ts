import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

const XML = buildFacturX(requireDraft(menuisier)) ?? '';

function titleOf(typeCode: string): string {
  const read = readInvoiceXml(
    new TextEncoder().encode(XML.replace('>380</ram:TypeCode>', `>${typeCode}</ram:TypeCode>`)),
  );
  if (!read.ok) throw new Error(read.problem.code);
  return read.invoice.title;
}

test('each type that France admits has a title of its own', () => {
  const codes = '261 262 380 381 384 386 389 393 396 471 472 473 500 501 502 503'.split(' ');
  const titles = codes.map(titleOf);
  expect(new Set(titles).size).toBe(codes.length);
  expect(titleOf('380')).toBe('Facture');
  expect(titleOf('381')).toBe('Avoir');
  expect(titleOf('389')).toBe('Facture autofacturée');
  expect(titleOf('502')).toBe('Avoir autofacturé et affacturé');
});

test('an unknown type is named as its draft is', () => {
  expect(titleOf('325')).toBe('Facture');
});
