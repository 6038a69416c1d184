import { dossier } from '#app/data/dossier.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { contentOf, fileName } from '#documents/dossier';

/**
 * Saves again the PDF of a document as it was issued, whatever it has become since: it leaves under
 * its number as it left the first time.
 */
export async function saveIssued(id: string): Promise<void> {
  try {
    const stored = await dossier.get(id);
    if (!stored) return;
    const draft = contentOf(stored);
    const fonts = createSheetFonts();
    const [{ createPdf }] = await Promise.all([import('#documents/pdf'), fonts.load(draft)]);
    const { bytes, isBlocked } = createPdf({
      draft,
      today: todayInFrance(),
      metrics: fonts.getMetrics(),
      fonts: await fonts.loadFiles(),
    });
    const name = fileName(draft, { extension: 'pdf', isProvisional: isBlocked });
    saveFile(name, bytes, 'application/pdf');
    showToast('PDF téléchargé', { tone: 'success', detail: name });
  } catch {
    showToast('Le PDF n’a pas pu être fait.', {
      tone: 'error',
      detail: 'Vérifiez la connexion, puis réessayez.',
    });
  }
}
