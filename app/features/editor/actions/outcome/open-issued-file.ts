import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { StoredDraft } from '#documents/dossier';

/** Opens the tab before the file is ready: browsers block a tab opened after an await. */
export async function openIssuedFile(
  issued: NonNullable<StoredDraft['issued']>,
  fonts: SheetFonts,
): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await makeIssuedFile(issued, fonts));
    if (tab) tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch {
    tab?.close();
    showToast('Le PDF n’a pas pu être ouvert.', {
      tone: 'error',
      detail: 'Il est dans vos téléchargements.',
    });
  }
}
