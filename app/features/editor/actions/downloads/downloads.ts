import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { XmlSyntax } from './save-xml.ts';

/**
 * Downloads; their code loads once the page is idle (`prefetchDownloads`) or on the first click.
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

/** Fetches the code and fonts of a file so that the first click works offline. */
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
 * Cached because even a resolved `import()` yields to other tasks. A failure is retried next time.
 */
function loadSavePdf(): Promise<SavePdf> {
  savePdfModule ??= import('./save-pdf.ts').catch((error: unknown) => {
    savePdfModule = null;
    throw error;
  });
  return savePdfModule;
}
