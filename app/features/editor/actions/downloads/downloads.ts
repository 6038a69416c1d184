import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { XmlSyntax } from './save-xml.ts';

/**
 * The downloads of the page; their code loads once the page is idle (`prefetchDownloads`), or on
 * the first click.
 */
export async function downloadPdf(session: EditorSession): Promise<void> {
  const run = async () => {
    const { savePdf } = await fetchPart(loadSavePdf);
    await savePdf(session);
  };
  await guardExit(session, { verb: 'télécharger', run });
}

export async function downloadXml(session: EditorSession, syntax: XmlSyntax): Promise<void> {
  const run = async () => {
    const { saveXml } = await fetchPart(() => import('./save-xml.ts'));
    await saveXml(session, syntax);
  };
  await guardExit(session, { verb: 'télécharger', run });
}

export async function downloadJson(session: EditorSession): Promise<void> {
  await session.whenShown;
  const { saveJson } = await fetchPart(() => import('./save-json.ts'));
  saveJson(session);
}

/**
 * What a file needs, fonts included, so that the first click finds everything there, network or
 * not.
 */
export async function prefetchDownloads(session: EditorSession): Promise<void> {
  const [{ prefetchPdf }] = await Promise.all([
    loadSavePdf(),
    import('./save-xml.ts'),
    import('./save-json.ts'),
  ]);
  await prefetchPdf(session);
}

type SavePdf = typeof import('./save-pdf.ts');
let savePdfModule: Promise<SavePdf> | null = null;

/**
 * Kept: even for what is there, an import lets other tasks of the page go first. A failure is
 * retried next time.
 */
function loadSavePdf(): Promise<SavePdf> {
  savePdfModule ??= import('./save-pdf.ts').catch((error: unknown) => {
    savePdfModule = null;
    throw error;
  });
  return savePdfModule;
}
