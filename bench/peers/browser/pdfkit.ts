import { drawWithPdfkit, type PdfkitContent } from '../pdfkit-document.ts';

/** An idle page that has fetched all it needs; each click draws and saves a file. */
const [content, regular, semibold] = await Promise.all([
  fetch('/content.json').then((answer): Promise<PdfkitContent> => answer.json()),
  fetchFont('regular'),
  fetchFont('semibold'),
]);
const button = document.querySelector('button');
button?.addEventListener('click', async () => {
  const pieces = await drawWithPdfkit(content, { regular, semibold });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(pieces, { type: 'application/pdf' }));
  link.download = 'pdfkit.pdf';
  link.click();
});
button?.removeAttribute('disabled');

async function fetchFont(weight: string): Promise<Uint8Array> {
  const answer = await fetch(`/${weight}.ttf`);
  return new Uint8Array(await answer.arrayBuffer());
}
