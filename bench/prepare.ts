import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import wawoff2 from 'wawoff2';
import { computeTotals, createFontMetrics, layOut, parseDraft } from '#documents';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { readContent } from './content.ts';
import { buildDraft, documentNames } from './draft.ts';

/**
 * Writes the contenders’ inputs to a temporary folder: drafts, the texts of their sheets, and fonts
 * as TrueType. These are the browser fonts, whose tables peers require and those of our PDFs lack.
 */
export async function prepareMaterials(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-bench-'));
  const metrics = createFontMetrics([latin]);
  for (const name of documentNames) {
    const input = buildDraft(name);
    const parsed = parseDraft(input);
    if (!parsed.ok) throw new Error(`The draft « ${name} » is refused`);
    const { draft } = parsed;
    const sheet = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(input));
    writeFileSync(join(folder, `${name}.content.json`), JSON.stringify(readContent(sheet)));
  }
  for (const weight of ['regular', 'semibold']) {
    const font = readFileSync(`public/fonts/sheet-sans-latin-${weight}.woff2`);
    writeFileSync(join(folder, `${weight}.ttf`), await wawoff2.decompress(font));
  }
  return folder;
}
