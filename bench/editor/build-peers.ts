import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { build } from 'vite';
import wawoff2 from 'wawoff2';
import { computeTotals, createFontMetrics, type Draft, layOut } from '#documents';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { packClient } from '#scripts/build/pack-client.ts';
import { readContent } from '../content.ts';

/** Builds the peer pages like the application: same Vite, React, compiler and compression. */
export async function buildPeers(folder: string, draft: Draft): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: PAGES,
    plugins: [babel({ presets: [reactCompilerPreset()] })],
    build: {
      outDir: folder,
      rolldownOptions: {
        input: ['bare', 'pdfkit'].map((name) => join(PAGES, name, 'index.html')),
      },
    },
  });
  await writeMaterials(folder, draft);
  await packClient(folder);
}

/** For a peer: the texts of our sheet, and its typeface with the tables that pdfkit requires. */
async function writeMaterials(folder: string, draft: Draft): Promise<void> {
  const metrics = createFontMetrics([latin]);
  const sheet = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  writeFileSync(join(folder, 'content.json'), JSON.stringify(readContent(sheet)));
  for (const weight of ['regular', 'semibold']) {
    const font = readFileSync(`public/fonts/sheet-sans-latin-${weight}.woff2`);
    writeFileSync(join(folder, `${weight}.ttf`), await wawoff2.decompress(font));
  }
}

const PAGES = join(import.meta.dirname, '..', 'peers', 'browser');
