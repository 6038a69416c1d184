import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The files embedded in a PDF, as text, by name. */
export async function readAttachments(pdf: PDFDocumentProxy): Promise<Map<string, string>> {
  const attachments = (await pdf.getAttachments()) ?? new Map();
  const entries = [...attachments.keys()].map(async (id) => {
    const bytes = await pdf.getAttachmentContent(id);
    return [id, new TextDecoder().decode(bytes ?? undefined)] as const;
  });
  return new Map(await Promise.all(entries));
}
