import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { requireKind } from '#documents';
import type { XmlSyntax } from './save-xml.ts';

/**
 * Downloads; their code loads once the page is idle (`prefetchDownloads`) or on the first click.
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

/** Fetches the code and fonts of a file so that the first click works offline. */
export async function prefetchDownloads(workspace: Workspace): Promise<void> {
  const { kind } = workspace.getState().editor.store.getState().draft;
  const [{ prefetchPdf }, { prefetchUbl }] = await Promise.all([
    loadSavePdf(),
    import('./save-xml.ts'),
    import('./save-json.ts'),
  ]);
  if (requireKind(kind).subtypes.standard.isInvoice) prefetchUbl();
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
