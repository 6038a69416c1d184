import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wawoff2 from 'wawoff2';
import { computeTotals, createFontMetrics, type Draft, layOut } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { readContent } from './content.ts';
import { buildDraft, documentNames } from './draft.ts';

/** Writes the contenders’ inputs to a folder: drafts, the texts of their sheets, and fonts. */
export async function prepareMaterials(folder: string): Promise<void> {
  for (const name of documentNames) {
    const input = buildDraft(name);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(input));
    writeContent(join(folder, `${name}.content.json`), requireDraft(input));
  }
  await writeFonts(folder);
}

/** Writes the texts of our sheet. */
export function writeContent(path: string, draft: Draft): void {
  const metrics = createFontMetrics([latin]);
  const sheet = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  writeFileSync(path, JSON.stringify(readContent(sheet)));
}

/** Writes the browser’s fonts as TrueType, with the tables that our PDFs lack and peers require. */
export async function writeFonts(folder: string): Promise<void> {
  for (const weight of ['regular', 'semibold']) {
    const font = readFileSync(`public/fonts/sheet-sans-latin-${weight}.woff2`);
    writeFileSync(join(folder, `${weight}.ttf`), await wawoff2.decompress(font));
  }
}
