import { todayInFrance } from '#app/lib/today.ts';
import type { QuoteAnswer } from '#documents';
import { fileName, type StoredDraft } from '#documents/dossier';
import type { SheetFonts } from './sheet-fonts.ts';

/**
 * The PDF of an issued document as it was first issued: same date, number and rules; with the proof
 * of its acceptance, for a quote that has one. Rejects when its fonts cannot be loaded.
 */
export async function makeIssuedFile(
  { draft, at }: NonNullable<StoredDraft['issued']>,
  fonts: SheetFonts,
  answer?: QuoteAnswer,
): Promise<File> {
  const [{ createPdf }] = await Promise.all([
    import('./pdf-writer.ts'),
    fonts.load({ ...draft, signerName: answer?.signerName }),
  ]);
  const { bytes } = createPdf({
    draft,
    today: todayInFrance(new Date(at)),
    metrics: fonts.getMetrics(),
    fonts: await fonts.loadFiles(),
    isIssued: true,
    answer,
  });
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  // The writer’s memory is not shared.
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });
}
