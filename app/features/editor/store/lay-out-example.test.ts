import { expect, test } from 'vitest';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { KIND_NAMES } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { analyse } from './analyse.ts';

const { metrics } = await loadFonts();
const today = '2026-11-20';
const context = { today, metrics, related: { origins: [], earlier: [] } };
const create = (
  kind: (typeof KIND_NAMES)[number],
  seller?: ReturnType<typeof requireDraft>['seller'],
) => createNewDraft(kind, { today, number: 'F-2026-0001', seller });
const wordsOf = (analysis: ReturnType<typeof analyse>) =>
  analysis.example?.pages.flatMap(({ marks }) =>
    marks.flatMap((mark) => ('text' in mark ? [mark.text] : [])),
  );

test.each(KIND_NAMES)('%s: an empty document shows what will stand there', (kind) => {
  const analysis = analyse(create(kind), { ...context, isUntouched: true });
  const words = wordsOf(analysis);
  expect(words).toContain('Numéro et rue');
  expect(words).not.toContain('BROUILLON');
  // The file has only the content of the document.
  expect(JSON.stringify(analysis.sheet.pages)).toContain('BROUILLON');
  expect(JSON.stringify(analysis.sheet.pages)).not.toContain('Numéro et rue');
});

test('what is known of the seller stands as it will be printed', () => {
  const { seller } = requireDraft(samples.menuisier);
  const { example } = analyse(create('facture-tva', seller), { ...context, isUntouched: true });
  const marks = example?.pages.flatMap((page) => page.marks) ?? [];
  const colors = (field: string) =>
    marks.flatMap((mark) => (mark.type === 'text' && mark.field === field ? [mark.color] : []));
  expect(colors('seller.address.line1')).not.toContain('#6F7883');
  expect(colors('buyer.address.line1')).toEqual(['#6F7883']);
});

test('a document that was touched, or says something, is shown as it is', () => {
  const blank = create('facture-tva');
  expect(analyse(blank, { ...context, isUntouched: false }).example).toBeNull();
  const named = { ...blank, buyer: { ...blank.buyer, name: 'Cycles Garance' } };
  expect(analyse(named, { ...context, isUntouched: true }).example).toBeNull();
});
