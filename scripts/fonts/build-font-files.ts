import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zlibSync } from 'fflate';
import wawoff2 from 'wawoff2';
import type { FontWeight } from '#documents/sheet/fonts/font-part.ts';
import { FONT_NAMES } from './font-names.ts';
import { type PartCharacters, splitCharacters } from './parts.ts';
import { writeSfnt } from './sfnt.ts';
import { readSourceFont, type SourceFont, type WeightSource } from './source-font.ts';
import { makeSubset, orderGlyphs, type Subset } from './subset.ts';
import { makeWebTables } from './web-tables.ts';
import { writeMetrics } from './write-metrics.ts';

/**
 * Every generated file, by path: for each part and weight, a TrueType file deflated for PDFs and a
 * WOFF2 file with the same glyphs; the metrics of each part; the licence. Same package, same bytes.
 */
export async function buildFontFiles(root: string): Promise<Map<string, Buffer>> {
  const source = join(root, 'node_modules/@ibm/plex-sans');
  const sources = {
    regular: await readSource(join(source, 'fonts/complete/woff2/IBMPlexSans-Regular.woff2')),
    semibold: await readSource(join(source, 'fonts/complete/woff2/IBMPlexSans-SemiBold.woff2')),
  };
  const files = new Map<string, Buffer>([
    ['public/fonts/OFL.txt', readFileSync(join(source, 'LICENSE.txt'))],
  ]);
  for (const part of splitCharacters(sources.regular.font.characters.keys())) {
    const order = orderGlyphs([sources.regular.font, sources.semibold.font], part.codepoints);
    const subsets = {
      regular: makeSubset(sources.regular.font, order, part.codepoints),
      semibold: makeSubset(sources.semibold.font, order, part.codepoints),
    };
    const trueTypes = {
      regular: writeSfnt(subsets.regular.tables),
      semibold: writeSfnt(subsets.semibold.tables),
    };
    for (const weight of ['regular', 'semibold'] as const) {
      const path = `public/fonts/sheet-sans-${part.name}-${weight}`;
      // Not zlib, whose output changes with its version.
      files.set(`${path}.ttf.z`, Buffer.from(zlibSync(trueTypes[weight], { level: 9 })));
      files.set(
        `${path}.woff2`,
        await writeWoff2(sources[weight].font, subsets[weight], { weight, part }),
      );
    }
    files.set(
      `documents/sheet/fonts/${part.name}.generated.ts`,
      writeMetrics({
        part,
        order,
        sources,
        subsets,
        fileLengths: { regular: trueTypes.regular.length, semibold: trueTypes.semibold.length },
      }),
    );
  }
  return files;
}

async function readSource(path: string): Promise<WeightSource> {
  const woff2 = readFileSync(path);
  return {
    font: readSourceFont(Buffer.from(await wawoff2.decompress(woff2))),
    sha256: createHash('sha256').update(woff2).digest('hex'),
  };
}

async function writeWoff2(
  font: SourceFont,
  subset: Subset,
  { weight, part }: { weight: FontWeight; part: PartCharacters },
): Promise<Buffer> {
  const webTables = makeWebTables(font, FONT_NAMES[weight], part.codepoints);
  return Buffer.from(await wawoff2.compress(writeSfnt(new Map([...subset.tables, ...webTables]))));
}
