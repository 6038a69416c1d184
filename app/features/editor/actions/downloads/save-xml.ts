import { isAccount } from '#app/data/is-account.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { buildFacturX, findXmlObstacle, listBlocking, type XmlObstacle } from '#documents';
import { fileName } from '#documents/dossier';
import { finishDocument, rememberForNext } from './finish-document.ts';
import { sayMissing } from './say-missing.ts';
import { sayUnread } from './say-unread.ts';
import { settleNumber } from './settle-number.ts';

/** The two syntaxes of EN 16931; Factur-X uses CII. */
export type XmlSyntax = 'cii' | 'ubl';

/**
 * Saves the XML alone. Refuses an incomplete invoice or one with unread text, which accounting
 * software would book as it is.
 */
export async function saveXml(workspace: Workspace, syntax: XmlSyntax): Promise<void> {
  const { editor } = workspace.getState();
  editor.touched.touchAll();
  await loadEngine();
  const { conformity, isBlocked } = editor.analysis.flush();
  if (isBlocked) {
    sayMissing('Le XML attend les mentions obligatoires.', listBlocking(conformity));
    return;
  }
  const [unread] = Object.keys(editor.store.getState().rawTexts);
  if (unread !== undefined) {
    sayUnread(unread, 'Le XML attend qu’il le soit.');
    return;
  }
  if (isAccount() && !workspace.getState().completed) {
    showToast('Le XML attend l’émission.', {
      detail: 'Émettez d’abord le document\u00a0: son numéro est pris et son contenu figé.',
    });
    return;
  }
  const buildXml = syntax === 'ubl' ? (await fetchPart(loadUbl)).buildUbl : buildFacturX;
  if (!isAccount() && !(await settleNumber(workspace))) return;
  const { draft } = editor.store.getState();
  const xml = buildXml(draft);
  if (xml === null) {
    const obstacle = findXmlObstacle(draft);
    showToast('Ce document n’a pas de XML.', {
      detail: obstacle
        ? OBSTACLES[obstacle]
        : 'La norme européenne le refuserait\u00a0: voyez ce que dit la conformité.',
    });
    return;
  }
  const name = fileName(draft, { extension: EXTENSIONS[syntax], isProvisional: false });
  saveFile(name, xml, 'application/xml');
  if (isAccount()) await showToast(TITLES[syntax], { tone: 'success', detail: name });
  else await finishDocument(workspace, { draft, title: TITLES[syntax], name });
  await rememberForNext(workspace, draft);
}

const loadUbl = () => import('./build-ubl.ts');

const OBSTACLES: Readonly<Record<XmlObstacle, string>> = {
  'no-invoice': 'Ce n’est pas une facture.',
  'foreign-vat': 'Aucune facture électronique n’est due à un particulier\u00a0: envoyez le PDF.',
  'refused-rate': 'La règle BR-FR-16 refuse un taux qui n’existe pas en France.',
};
const EXTENSIONS = { cii: 'xml', ubl: 'ubl.xml' } as const;
const TITLES = { cii: 'XML téléchargé', ubl: 'UBL téléchargé' } as const;
