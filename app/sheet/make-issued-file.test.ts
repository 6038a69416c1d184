import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { makeIssuedFile } from './make-issued-file.ts';
import { createSheetFonts, type SheetFonts } from './sheet-fonts.ts';

async function sheetFonts(): Promise<SheetFonts> {
  const { metrics, fonts } = await loadFonts(['latin']);
  const own = createSheetFonts();
  return {
    ...own,
    getMetrics: () => metrics,
    load: async () => false,
    loadFiles: async () => fonts,
  };
}

const at = Date.parse('2026-03-02T23:30:00Z');
const textOf = async (file: File) => Buffer.from(await file.arrayBuffer()).toString('latin1');

test('what was issued leaves again under its name, dated the day that it was, in France', async () => {
  const draft = requireDraft(samples.menuisier);
  const file = await makeIssuedFile({ draft, at }, await sheetFonts());
  expect(file.name).toBe('F-2026-0042 Cycles Garance SAS.pdf');
  expect(file.type).toBe('application/pdf');
  expect(await textOf(file)).toContain('D:20260303');
});

test('a rule that it breaks today does not make it a draft again', async () => {
  const sample = requireDraft(samples.menuisier);
  const draft = { ...sample, seller: { ...sample.seller, siren: undefined, siret: undefined } };
  const file = await makeIssuedFile({ draft, at }, await sheetFonts());
  expect(file.name).not.toContain('brouillon');
  expect(await textOf(file)).toContain('factur-x.xml');
});
