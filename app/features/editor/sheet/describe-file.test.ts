import { expect, test } from 'vitest';
import { describePage } from '#app/sheet/describe-page.ts';
import { checkConformity } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describeFile, describeNextMissing, describePageCount } from './describe-file.ts';

test('only an invoice is said to be a Factur-X', () => {
  expect(describeFile({ isInvoice: true })).toBe(
    'facture électronique Factur-X · archivable · accessible',
  );
  expect(describeFile({ isInvoice: false })).toBe('archivable · accessible');
});

test('only what keeps a file a BROUILLON is counted', () => {
  const missing = (number: string, dueDate?: string) =>
    describeNextMissing(
      checkConformity(requireDraft({ ...samples.menuisier, number, dueDate }), '2026-11-20'),
    );
  expect(missing('F-1', '2026-12-20')).toBe('0 mentions manquent');
  expect(missing('', '2026-12-20')).toBe('1 mention manque');
  expect(missing('', undefined)).toBe('2 mentions manquent');
});

test('the pages are counted and described, the first with the amount', () => {
  const main = { label: 'Net à payer', amount: '1 800,00\u00a0€' };
  const page = { title: 'Facture F-2026-0042', main };
  expect(describePageCount(1)).toBe('1 page');
  expect(describePageCount(2)).toBe('2 pages');
  expect(describePage({ ...page, number: 1, pageCount: 2 })).toBe(
    'Aperçu\u00a0: Facture F-2026-0042, page 1 sur 2, net à payer 1 800,00\u00a0€',
  );
  expect(describePage({ ...page, number: 2, pageCount: 2 })).toBe(
    'Aperçu\u00a0: Facture F-2026-0042, page 2 sur 2',
  );
});
