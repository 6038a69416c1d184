import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createSheetFonts, type SheetFonts } from '#app/sheet/sheet-fonts.ts';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { zipDocuments } from './zip-documents.ts';

async function zipAll(drafts: readonly Draft[], issuedAt?: number) {
  const { metrics, fonts } = await loadFonts(['latin']);
  const sheetFonts: SheetFonts = {
    ...createSheetFonts(),
    getMetrics: () => metrics,
    load: async () => false,
    loadFiles: async () => fonts,
  };
  const progress: number[] = [];
  const documents = drafts.map((draft) => ({ draft, current: draft, issuedAt }));
  const { zip, undrawn, made } = await zipDocuments(documents, {
    today: '2026-11-20',
    fonts: sheetFonts,
    onProgress: (count) => progress.push(count),
  });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return { files, progress, undrawn, made };
}

test('an invoice gives three files of one name, a quote two, a draft says so', async () => {
  const invoice = requireDraft(samples.menuisier);
  const quote = requireDraft(samples['devis-agence-web']);
  const draft = { ...invoice, number: '' };
  const { files, progress, undrawn, made } = await zipAll([invoice, quote, draft]);
  const names = Object.keys(files);
  expect(names).toHaveLength(7);
  const base = `${invoice.number} ${invoice.buyer.name}`;
  expect(names.slice(0, 3)).toEqual([`${base}.pdf`, `${base}.xml`, `${base}.json`]);
  expect(names[3]).toMatch(/^D-2026-0031 .*\.pdf$/);
  expect(names[5]).toMatch(/\(brouillon\)\.pdf$/);
  expect(new TextDecoder().decode(files[`${base}.pdf`]?.slice(0, 5))).toBe('%PDF-');
  expect(new TextDecoder().decode(files[`${base}.xml`])).toContain('CrossIndustryInvoice');
  expect(JSON.parse(new TextDecoder().decode(files[`${base}.json`])).number).toBe('F-2026-0042');
  expect(progress).toEqual([1, 2, 3]);
  const pdfs = names.filter((name) => name.endsWith('.pdf'));
  expect(made.map(({ size }) => size)).toEqual(pdfs.map((name) => files[name]?.length));
  expect(made.map(({ isElectronic }) => isElectronic)).toEqual([true, false, false]);
  expect(undrawn).toBe(0);
});

test('two documents of one name both come out', async () => {
  const invoice = requireDraft(samples.menuisier);
  const { files } = await zipAll([invoice, invoice]);
  expect(Object.keys(files)).toHaveLength(6);
  expect(Object.keys(files).filter((name) => name.endsWith('(2).pdf'))).toHaveLength(1);
});

test('what can no longer be drawn leaves its JSON', async () => {
  const odd = { ...requireDraft(samples.menuisier), currency: 'euros' };
  const { files, undrawn, made } = await zipAll([odd]);
  expect(undrawn).toBe(1);
  expect(made).toEqual([]);
  expect(Object.keys(files).map((name) => name.split('.').at(-1))).toEqual(['json']);
});

test('what was issued is in the ZIP as it left, whatever the rules say today', async () => {
  const sample = requireDraft(samples.menuisier);
  const draft = { ...sample, seller: { ...sample.seller, siren: undefined, siret: undefined } };
  const { files } = await zipAll([draft], Date.parse('2026-03-02T23:30:00Z'));
  const base = `${draft.number} ${draft.buyer.name}`;
  expect(Object.keys(files)).toEqual([`${base}.pdf`, `${base}.xml`, `${base}.json`]);
  expect(Buffer.from(files[`${base}.pdf`] ?? []).toString('latin1')).toContain('D:20260303');
});
