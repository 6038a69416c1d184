import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import wawoff2 from 'wawoff2';
import { computeTotals, createFontMetrics, layOut, parseDraft } from '#documents';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { readContent } from './content.ts';
import { buildDraft, documentNames } from './draft.ts';

/**
 * Writes what the contenders read, in a temporary folder: drafts, what their sheets say, and the
 * fonts of the sheet as TrueType. Those that browsers load are used, for they have the tables that
 * peers ask for, ours in the PDF do not.
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
