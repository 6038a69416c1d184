import type { Totals } from '#documents';
import { type Drawn, drawCase } from './draw-case.ts';
import type { GoldenCase } from './golden-cases.ts';
import { openPdf } from './open-pdf.ts';
import { encodePicture } from './picture-file.ts';
import { readText } from './read-text.ts';
import { renderPage } from './render-page.ts';

/** The files of a case by name: text, or the bytes of a picture. */
export type GoldenFiles = Map<string, string | Uint8Array>;

export async function produceFiles(golden: GoldenCase): Promise<GoldenFiles> {
  const { input, picturedPages, original } = golden;
  const drawn = await drawCase(input);
  const files: GoldenFiles = original ? new Map() : contentsOf(drawn);
  await openPdf(drawn.pdf, async (document) => {
    files.set('pdf.txt', await readText(document));
    for (const number of picturedPages) {
      const picture = await renderPage(document, { number, resolution: 96 });
      files.set(`page-${number}.png`, encodePicture(picture));
    }
  });
  return files;
}

/** Amounts and XML: the files that no template and no language changes. */
export function contentsOf({ totals, xml }: Drawn): GoldenFiles {
  const files: GoldenFiles = new Map([['totals.json', formatJson(shortenLines(totals))]]);
  if (xml !== null) files.set('factur-x.xml', xml);
  return files;
}

/** Keeps the name and the amounts of each line. */
function shortenLines({ lines, ...totals }: Totals) {
  return {
    lines: lines.map(({ line, ...amounts }) => ({ name: line.name, ...amounts })),
    ...totals,
  };
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
