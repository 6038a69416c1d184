import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Gzipped bytes of the minified code that a browser loads, without fonts. */
export async function measureBrowserCode(): Promise<{ name: string; gzip: number }[]> {
  const sizes: { name: string; gzip: number }[] = [];
  for (const [name, code] of Object.entries(entries)) {
    sizes.push({ name, gzip: await measureModule(code) });
  }
  return sizes;
}

async function measureModule(code: string): Promise<number> {
  // A virtual module, placed here so that the package’s aliases apply.
  const entry = join(import.meta.dirname, 'browser-entry.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'browser-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Vite gave no output');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}

const entries = {
  drawPdf: `export { drawPdf } from '#documents/pdf/draw-pdf.ts'`,
  'layOut and drawPdf': `
    export { layOut } from '#documents/sheet/lay-out.ts';
    export { drawPdf } from '#documents/pdf/draw-pdf.ts'`,
  'parseDraft and createPdf': `
    export { parseDraft } from '#documents/model/parse-draft.ts';
    export { createPdf } from '#documents/pdf/create-pdf.ts'`,
  '#documents, #documents/pdf and #documents/read': `export * from '#documents'; export * from '#documents/pdf'; export * from '#documents/read'`,
};
