import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { XmlSyntax } from './save-xml.ts';

/**
 * Downloads. The code of a PDF loads once the page is idle (`prefetchDownloads`), that of other
 * files when they are asked for.
 */
export async function downloadPdf(workspace: Workspace): Promise<void> {
  const run = async () => {
    const { savePdf } = await fetchPart(loadSavePdf);
    await savePdf(workspace);
  };
  await guardExit(workspace, { verb: 'télécharger', run });
}

export async function downloadXml(workspace: Workspace, syntax: XmlSyntax): Promise<void> {
  const run = async () => {
    const { saveXml } = await fetchPart(() => import('./save-xml.ts'));
    await saveXml(workspace, syntax);
  };
  await guardExit(workspace, { verb: 'télécharger', run });
}

export async function downloadJson(workspace: Workspace): Promise<void> {
  await workspace.whenShown;
  const { saveJson } = await fetchPart(() => import('./save-json.ts'));
  saveJson(workspace);
}

/** Fetches the code and fonts of the PDF so that the first click has it at once. */
export async function prefetchDownloads(workspace: Workspace): Promise<void> {
  const { prefetchPdf } = await loadSavePdf();
  await prefetchPdf(workspace);
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
