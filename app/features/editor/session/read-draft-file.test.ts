import { expect, test } from 'vitest';
import { parseDraft } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { describePath } from './describe-path.ts';
import { readDraftFile } from './read-draft-file.ts';

const menuisier = samples.menuisier;

test('a downloaded draft opens as it was', () => {
  const parsed = parseDraft(menuisier);
  const read = readDraftFile(`\ufeff${JSON.stringify(menuisier)}`);
  expect(read).toEqual({ ok: true, draft: parsed.ok && parsed.draft, remark: null });
});

test('a value that cannot be read is left out alone, and named', () => {
  const [first, ...lines] = menuisier.lines;
  const broken = {
    ...menuisier,
    issueDate: '2026-02-31',
    lines: [first, { ...lines[0], quantity: 'trois' }, ...lines.slice(1)],
  };
  const read = readDraftFile(JSON.stringify(broken));
  expect(read).toMatchObject({
    ok: true,
    remark:
      '2 valeurs n’ont pas pu être lues\u00a0: date d’émission, quantité de la ligne 2. Complétez-les.',
  });
  if (!read.ok) return;
  expect(read.draft.buyer.name).toBe('Cycles Garance SAS');
  expect(read.draft.lines[1]).toMatchObject({ name: 'Conception et plans', quantity: '1' });
});

test('what is not a draft is refused in words', () => {
  for (const text of ['', 'bonjour', '[]', '{"name":"facturier"}', 'null', '{"version":1}'])
    expect(readDraftFile(text)).toMatchObject({
      ok: false,
      message: expect.stringContaining('n’est pas un brouillon'),
    });
});

test('a draft of a later version asks for a reload', () => {
  expect(readDraftFile(JSON.stringify({ ...menuisier, version: 2 }))).toMatchObject({
    ok: false,
    message: expect.stringContaining('version plus récente'),
  });
});

test('paths are said in the words of the form', () => {
  expect(describePath('seller.address.postalCode')).toBe('code postal (vous)');
  expect(describePath('lines[11]')).toBe('ligne 12');
  expect(describePath('payment.earlyDiscount.days')).toBe('paiement');
});

test('a draft of a kind without a page is named, not opened as an invoice', () => {
  expect(readDraftFile(JSON.stringify(samples['devis-plombier']))).toEqual({
    ok: false,
    message: 'Cette page n’ouvre que les brouillons de factures. Celui-ci\u00a0: devis.',
  });
});
