import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { fileName } from '#app/features/editor/session/file-name.ts';
import { saveFile } from '#app/features/editor/session/save-file.ts';
import type { Session } from '#app/features/editor/session/session.ts';
import { showToast } from '#app/ui/show-toast.ts';
import { finishDocument, rememberForNext } from './finish-document.ts';
import { listBlocking, sayMissing } from './list-blocking.ts';

/** Makes the file and saves it, whatever is still missing: a BROUILLON then, and the page says what it waits for. */
export async function savePdf(session: Session): Promise<void> {
  const { editor } = session.getState();
  editor.touched.touchAll();
  const content = editor.store.getState();
  // Now, so that the sheet shows what the file holds.
  editor.analysis.flush();
  const { createPdf } = await import('#documents/pdf');
  const fonts = await session.fonts.loadFiles().catch(() => null);
  if (!fonts) {
    showToast('Le PDF n’a pas pu être fait.', {
      tone: 'error',
      detail:
        'La connexion manque. Votre document est enregistré\u00a0: réessayez quand elle revient.',
    });
    return;
  }
  const { draft } = content;
  const { bytes, isDraft, conformity } = createPdf({
    draft,
    today: editor.today,
    metrics: session.fonts.getMetrics(),
    fonts,
  });
  const name = fileName(draft, { extension: 'pdf', isDraft });
  saveFile(name, bytes, 'application/pdf');
  const [unread] = Object.keys(content.rawTexts);
  if (unread !== undefined) sayUnread(unread);
  else if (isDraft) sayMissing('Brouillon téléchargé', listBlocking(conformity));
  else await finishDocument(session, { draft, title: 'Facture téléchargée', name });
  await rememberForNext(session, draft);
}

/** What is fetched at rest, so that the first click finds everything there, network or not. */
export async function prefetchPdf(session: Session): Promise<void> {
  await Promise.all([import('#documents/pdf'), session.fonts.loadFiles()]);
}

/** The file holds the last text that could be read, not the one on the screen. */
function sayUnread(path: string): void {
  showToast('Un champ n’a pas pu être lu.', {
    tone: 'error',
    detail: 'Le fichier contient sa valeur précédente.',
    action: { label: 'Voir', onClick: () => focusField(path) },
  });
}
