import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { StoredDraft } from '#documents/dossier';
import { shareFile } from './share-file.ts';

/** Shares the issued file through the system; false when the user cancelled. */
export async function shareIssued(
  issued: NonNullable<StoredDraft['issued']>,
  { fonts, email }: { fonts: SheetFonts; email: { subject: string; body: string } },
): Promise<boolean> {
  try {
    return await shareFile(await makeIssuedFile(issued, fonts), email);
  } catch {
    showToast('Cet appareil n’a pas pu envoyer le fichier.', {
      tone: 'error',
      detail: 'Téléchargez le PDF, puis joignez-le à un message.',
    });
    return false;
  }
}
