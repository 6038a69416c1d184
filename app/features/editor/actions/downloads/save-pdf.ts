import { countFiles } from '#app/data/functions/count-files.ts';
import { describeGeneration } from '#app/data/functions/describe-generation.ts';
import { isAccount } from '#app/data/is-account.ts';
import { sayGlyphs } from '#app/features/editor/conformity/say-glyphs.ts';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type Draft, listBlocking } from '#documents';
import { fileName } from '#documents/dossier';
import { drawAhead } from './draw-ahead.ts';
import { drawFile } from './draw-file.ts';
import { finishDocument, rememberForNext } from './finish-document.ts';
import { sayMissing } from './say-missing.ts';
import { sayUnread } from './say-unread.ts';
import { settleNumber } from './settle-number.ts';

/**
 * Makes and saves the PDF. With mandatory items missing it is a BROUILLON, and the page lists them.
 */
export async function savePdf(workspace: Workspace): Promise<void> {
  await loadEngine();
  const { editor } = workspace.getState();
  const hasWords = await workspace.fonts.load(editor.store.getState().draft).then(
    () => true,
    () => false,
  );
  const fonts = await workspace.fonts.loadFiles().catch(() => null);
  if (!fonts || !hasWords) {
    showToast('Le PDF n’a pas pu être fait.', {
      tone: 'error',
      detail:
        'La connexion manque. Votre document est enregistré\u00a0: réessayez quand elle revient.',
    });
    return;
  }
  // Flushed so that the sheet shows what the file contains.
  const found = editor.analysis.flush();
  if (isAccount()) {
    const { saveOfAccount } = await fetchPart(
      () => import('#app/features/editor/actions/issuing/save-of-account.ts'),
    );
    return saveOfAccount(workspace, { draft: found.draft, fonts });
  }
  const listUnread = () => Object.keys(editor.store.getState().rawTexts);
  const isFinal = listUnread().length === 0 && !found.isBlocked;
  if (isFinal && !(await settleNumber(workspace))) return;
  const [unread] = listUnread();
  const analysis = editor.analysis.flush();
  const { draft, isBlocked, conformity } = analysis;
  const metrics = workspace.fonts.getMetrics();
  const file = drawFile(analysis, { today: editor.today, metrics, fonts });
  const name = fileName(draft, { extension: 'pdf', isProvisional: isBlocked });
  saveFile(name, file, 'application/pdf');
  // Lets the browser save the file before the page shows its messages.
  await new Promise((resolve) => setTimeout(resolve));
  countFiles([describeGeneration(analysis, file.size)]);
  editor.touched.touchAll();
  if (unread !== undefined) sayUnread(unread, 'Le fichier contient sa valeur précédente.');
  else if (isBlocked) sayMissing('Brouillon téléchargé', listBlocking(conformity));
  else await finishDocument(workspace, { draft, title: sayDownloaded(draft), name });
  sayGlyphs(workspace);
  await rememberForNext(workspace, draft);
}

/** Loads the fonts and draws the file in idle time, so that the first click works offline. */
export async function prefetchPdf(workspace: Workspace): Promise<void> {
  await workspace.fonts.loadFiles();
  drawAhead(workspace);
}

function sayDownloaded(draft: Draft): string {
  const { title, agree } = wordsOfDraft(draft);
  return `${title} ${agree('téléchargé')}`;
}
