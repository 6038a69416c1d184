import type { FontDescriptor, FontWeight } from '#documents/sheet/fonts/font-part.ts';
import { FONT_NAMES } from './font-names.ts';
import type { PartCharacters } from './parts.ts';
import { readDescriptor, type WeightSource } from './source-font.ts';
import { advanceOf, type GlyphOrder, type Subset, toRanges } from './subset.ts';

type Metrics = {
  part: PartCharacters;
  order: GlyphOrder;
  sources: Record<FontWeight, WeightSource>;
  subsets: Record<FontWeight, Subset>;
  fileLengths: Record<FontWeight, number>;
};

/** The TypeScript module of a part: a packed `FontPart`, with the hashes of its source fonts. */
export function writeMetrics({ part, order, sources, subsets, fileLengths }: Metrics): Buffer {
  const characterGlyphs = order.slice(1, part.codepoints.length + 1);
  const advances = (weight: FontWeight) =>
    characterGlyphs.map((glyphId) => advanceOf(sources[weight].font, glyphId)).join(' ');
  const descriptor = (weight: FontWeight) =>
    writeDescriptor(weight, sources[weight], subsets[weight]);
  return Buffer.from(`// Made by scripts/fonts.ts from @ibm/plex-sans (SIL Open Font License 1.1): do not edit.
// IBMPlexSans-Regular.woff2 ${sources.regular.sha256}
// IBMPlexSans-SemiBold.woff2 ${sources.semibold.sha256}
import { unpackFontPart } from './font-part.ts';

export const ${toCamelCase(part.name)} = unpackFontPart({
  name: '${part.name}',
  codepoints: '${toRanges(part.codepoints).map(writeRange).join(' ')}',
  advances: {
    regular: '${advances('regular')}',
    semibold: '${advances('semibold')}',
  },
  descriptors: {
    regular: ${descriptor('regular')},
    semibold: ${descriptor('semibold')},
  },
  fileLengths: { regular: ${fileLengths.regular}, semibold: ${fileLengths.semibold} },
});
`);
}

function writeDescriptor(weight: FontWeight, { font }: WeightSource, { bbox }: Subset): string {
  const descriptor: FontDescriptor = {
    postScriptName: FONT_NAMES[weight].postScript,
    ...readDescriptor(font),
    bbox,
  };
  const entries = Object.entries(descriptor).map(
    ([key, value]) => `      ${key}: ${writeValue(value)},\n`,
  );
  return `{\n${entries.join('')}    }`;
}

function writeValue(value: FontDescriptor[keyof FontDescriptor]): string {
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'number' ? String(value) : `[${value.join(', ')}]`;
}

function writeRange([first, last]: [number, number]): string {
  return first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`;
}

function toCamelCase(name: string): string {
  return name.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
}
