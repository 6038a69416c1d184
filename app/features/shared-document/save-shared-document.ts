import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { buildFacturX } from '#documents';
import { fileName } from '#documents/dossier';
import type { SharedDocument } from './open-document.ts';

/** Same pages, XML and date as the author’s file. */
export async function saveSharedPdf(
  document: SharedDocument,
  failed: { title: string; detail: string },
): Promise<void> {
  const { draft, isBlocked, on, fonts } = document;
  try {
    const [{ drawDocument }, files] = await Promise.all([
      import('#app/sheet/pdf-writer.ts'),
      fonts.loadFiles(),
    ]);
    const bytes = drawDocument(document, { today: on, metrics: fonts.getMetrics(), fonts: files });
    saveFile(
      fileName(draft, { extension: 'pdf', isProvisional: isBlocked }),
      bytes,
      'application/pdf',
    );
  } catch {
    showToast(failed.title, { tone: 'error', detail: failed.detail });
  }
}

/** Null when the document has no XML, or not yet. */
export function readXml({ draft, totals, isBlocked }: SharedDocument): string | null {
  return isBlocked ? null : buildFacturX(draft, totals);
}

export function saveSharedXml(document: SharedDocument, xml: string): void {
  const name = fileName(document.draft, { extension: 'xml', isProvisional: false });
  saveFile(name, xml, 'application/xml');
}
