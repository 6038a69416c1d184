import { expect, test } from 'vitest';
import { requireKind, styleFor } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { rememberStyle } from './remember-style.ts';

const signed = requireDraft(samples['quittance-appartement']).style;
const { signature, ...plain } = signed;
const [receipt, invoice] = [requireKind('recu'), requireKind('facture-tva')];

test('a new document is signed only where it must be', () => {
  expect(signature).toBeDefined();
  expect(styleFor(signed, receipt)).toEqual(signed);
  expect(styleFor(signed, invoice)).toEqual(plain);
});

test('an invoice does not forget the signature of receipts, a receipt without one does', () => {
  const recoloured = { ...plain, accent: '#16202E' };
  expect(rememberStyle(recoloured, invoice, signed)).toEqual({ ...recoloured, signature });
  expect(rememberStyle(plain, receipt, signed)).toEqual(plain);
  expect(rememberStyle(plain, invoice, undefined)).toEqual(plain);
  expect(rememberStyle(signed, invoice, undefined)).toEqual(signed);
});
