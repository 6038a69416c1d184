/** `node scripts/fonts.ts`: regenerates the sheet’s fonts and metrics from @ibm/plex-sans. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFontFiles } from './fonts/build-font-files.ts';

const root = join(import.meta.dirname, '..');
for (const [path, content] of await buildFontFiles(root)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  console.log(`${path}  ${content.length} bytes`);
}
