import { dossier } from '#app/data/dossier.ts';
import type { countIssuedFile } from '#app/data/functions/count-files.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Saves an issued PDF again; does nothing for a document that is gone or was never issued. */
export async function saveIssued(id: string): Promise<void> {
  try {
    const issued = (await dossier.get(id))?.issued;
    if (!issued) return;
    const file = await makeIssuedFile(issued, createSheetFonts());
    saveFile(file.name, file, file.type);
    countLater(issued, file);
    showToast('PDF téléchargé', { tone: 'success', detail: file.name });
  } catch {
    showToast('Le PDF n’a pas pu être fait.', {
      tone: 'error',
      detail: 'Vérifiez la connexion, puis réessayez.',
    });
  }
}

/** The list does not load the rules: fetched once the file is saved. */
function countLater(...file: Parameters<typeof countIssuedFile>): void {
  import('#app/data/functions/count-files.ts')
    .then((counter) => counter.countIssuedFile(...file))
    .catch((error: unknown) => console.warn('A file was not counted', error));
}
