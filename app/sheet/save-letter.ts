import { saveFile } from '#app/lib/save-file.ts';
import { type Letter, layOutLetter } from '#documents';
import { asDocument, letterFonts } from './letter-fonts.ts';

/** Saves a letter as PDF. Rejects when its fonts cannot be loaded. `today` is YYYY-MM-DD. */
export async function saveLetter(
  letter: Letter,
  { name, today }: { name: string; today: string },
): Promise<void> {
  const [{ drawPdf }] = await Promise.all([
    import('./pdf-writer.ts'),
    letterFonts.load(asDocument(letter)),
  ]);
  const metrics = letterFonts.getMetrics();
  const bytes = drawPdf({
    sheet: layOutLetter({ letter, metrics }),
    fonts: await letterFonts.loadFiles(),
    metrics,
    createdAt: `${today}T00:00:00Z`,
    attachments: [],
  });
  saveFile(name, bytes, 'application/pdf');
}
