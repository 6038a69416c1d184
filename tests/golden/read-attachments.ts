import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of the attachments of a PDF, by name. */
export async function readAttachments(pdf: PDFDocumentProxy): Promise<Map<string, string>> {
  const attachments = (await pdf.getAttachments()) ?? new Map();
  const entries = [...attachments.keys()].map(async (id) => {
    const bytes = await pdf.getAttachmentContent(id);
    return [id, new TextDecoder().decode(bytes ?? undefined)] as const;
  });
  return new Map(await Promise.all(entries));
}
