import { countFiles, countIssuedFile } from '#app/data/functions/count-files.ts';
import { judgeGeneration } from '#app/data/functions/describe-generation.ts';
import { rememberForNext } from '#app/features/editor/actions/downloads/finish-document.ts';
import { sayGlyphs } from '#app/features/editor/conformity/say-glyphs.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import { fileName } from '#documents/dossier';
import { createPdf, type FontFiles } from '#documents/pdf';

/**
 * Saves the file of a document kept by an account: the issued file, or a BROUILLON before that,
 * even when the draft is complete.
 */
export async function saveOfAccount(
  workspace: Workspace,
  { draft, fonts }: { draft: Draft; fonts: FontFiles },
): Promise<void> {
  const { issued, completed, editor } = workspace.getState();
  if (issued && completed) {
    const file = await makeIssuedFile(issued, workspace.fonts);
    saveFile(file.name, file, file.type);
    countIssuedFile(issued, file);
    await showToast('PDF téléchargé', { tone: 'success', detail: file.name });
    return;
  }
  const metrics = workspace.fonts.getMetrics();
  const input = { draft, today: editor.today, metrics, fonts, isProvisional: true };
  const { bytes } = createPdf(input);
  const name = fileName(draft, { extension: 'pdf', isProvisional: true });
  // The PDF writer does not use a SharedArrayBuffer.
  saveFile(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), 'application/pdf');
  const { length: size } = bytes;
  countFiles([judgeGeneration(draft, { size, today: editor.today, isBlocked: true })]);
  await showToast('Brouillon téléchargé', {
    detail: 'Émettez le document pour lui donner son numéro.',
  });
  sayGlyphs(workspace);
  await rememberForNext(workspace, draft);
}
