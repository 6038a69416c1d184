import { expect, test } from 'vitest';
import { analyse } from '#app/features/editor/store/analyse.ts';
import { createPdf } from '#documents/pdf';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { drawFile } from './draw-file.ts';

const today = '2026-11-20';
const draft = requireDraft(menuisier);
const { metrics, fonts } = await loadFonts();
const context = { today, metrics, related: { origins: [], earlier: [] }, isUntouched: false };

test('a file drawn ahead is the one that the whole way gives, and is kept while nothing changes', async () => {
  const analysis = analyse(draft, context);
  const file = drawFile(analysis, { today, metrics, fonts });
  const { bytes } = createPdf({ draft, today, metrics, fonts });
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(drawFile(analysis, { today, metrics, fonts })).toBe(file);
});

test('another text or another day is another file', () => {
  const analysis = analyse(draft, context);
  const file = drawFile(analysis, { today, metrics, fonts });
  const renamed = analyse({ ...draft, number: 'F-2026-0043' }, context, analysis);
  const other = drawFile(renamed, { today, metrics, fonts });
  expect(other).not.toBe(file);
  expect(drawFile(renamed, { today: '2026-11-21', metrics, fonts })).not.toBe(other);
});
