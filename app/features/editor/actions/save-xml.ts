import { loadEngine } from '#app/features/editor/load-engine.ts';
import { fileName } from '#app/features/editor/session/file-name.ts';
import { saveFile } from '#app/features/editor/session/save-file.ts';
import type { Session } from '#app/features/editor/session/session.ts';
import { showToast } from '#app/ui/show-toast.ts';
import { finishDocument, rememberForNext } from './finish-document.ts';
import { listBlocking, sayMissing } from './list-blocking.ts';

/** The XML alone; refused while it would be that of an unfinished invoice, which software would book as it is. */
export async function saveXml(session: Session): Promise<void> {
  const { editor } = session.getState();
  editor.touched.touchAll();
  await loadEngine();
  const { draft, conformity, isDraft } = editor.analysis.flush();
  if (isDraft) {
    sayMissing('Le XML attend les mentions obligatoires.', listBlocking(conformity));
    return;
  }
  const { buildXml } = await import('./build-xml.ts');
  const xml = buildXml(draft);
  if (xml === null) {
    showToast('Une proforma n’a pas de XML.', { detail: 'Ce n’est pas encore une facture.' });
    return;
  }
  const name = fileName(draft, { extension: 'xml', isDraft: false });
  saveFile(name, xml, 'application/xml');
  await finishDocument(session, { draft, title: 'XML téléchargé', name });
  await rememberForNext(session, draft);
}
