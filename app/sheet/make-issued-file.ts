import { todayInFrance } from '#app/lib/today.ts';
import { fileName, type StoredDraft } from '#documents/dossier';
import type { SheetFonts } from './sheet-fonts.ts';

/**
 * The PDF of a document as it left the first time: dated that day, under its number, whatever the
 * document and the rules have become since. Rejects where its fonts cannot be fetched.
 */
export async function makeIssuedFile(
  { draft, at }: NonNullable<StoredDraft['issued']>,
  fonts: SheetFonts,
): Promise<File> {
  const [{ createPdf }] = await Promise.all([import('./pdf-writer.ts'), fonts.load(draft)]);
  const { bytes } = createPdf({
    draft,
    today: todayInFrance(new Date(at)),
    metrics: fonts.getMetrics(),
    fonts: await fonts.loadFiles(),
    isIssued: true,
  });
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  // The writer makes its bytes in memory that nobody shares.
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' });
}
