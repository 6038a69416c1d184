import { expect } from 'vitest';
import { type Draft, listFontParts, parseDraft } from '#documents';
import { createPdf } from '#documents/pdf';
import { openPdf } from '#golden/open-pdf.ts';
import { readAttachments } from '#golden/read-attachments.ts';
import { gatherText } from '#runtime/gather-text.ts';
import { loadFonts } from '#runtime/load-fonts.ts';

/** The PDF that Node makes of the draft in a file: the order of its keys is in the bytes too. */
export async function makeAgain(file: Buffer, today: string) {
  const attached = await openPdf(new Uint8Array(file), readAttachments);
  const draft: Draft = JSON.parse(attached.get('facturier.json') ?? '');
  expect(parseDraft(draft).ok).toBe(true);
  const { metrics, fonts } = await loadFonts(listFontParts(gatherText(draft)));
  return { draft, ...createPdf({ draft, today, metrics, fonts }) };
}
