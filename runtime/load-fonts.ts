import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontMetrics, type FontMetrics } from '#documents';
import type { FontFiles } from '#documents/pdf';
import { english } from '#documents/sheet/english/english.ts';
import type { FontPart, FontPartName, FontWeight } from '#documents/sheet/fonts/font-part.ts';

/**
 * Loads the typeface for any language, widths and files: all parts, or those that `listFontParts`
 * gives for a text.
 */
export async function loadFonts(names: readonly FontPartName[] = PART_NAMES): Promise<Fonts> {
  const wanted = PART_NAMES.filter((name) => names.includes(name)); // one order, so the same bytes
  const loaded = await Promise.all(wanted.map(loadPart));
  return {
    metrics: createFontMetrics(
      loaded.map(({ part }) => part),
      [english],
    ),
    fonts: Object.fromEntries(loaded.map(({ part, files }) => [part.name, files])),
  };
}

export type Fonts = { metrics: FontMetrics; fonts: FontFiles };

type LoadedPart = { part: FontPart; files: Record<FontWeight, Uint8Array> };

/** Once per process: the PDF writer remembers the work it did for the same bytes. */
function loadPart(name: FontPartName): Promise<LoadedPart> {
  const loaded = parts.get(name) ?? readPart(name);
  parts.set(name, loaded);
  return loaded;
}

async function readPart(name: FontPartName): Promise<LoadedPart> {
  const [part, regular, semibold] = await Promise.all([
    importPart[name](),
    readFont(name, 'regular'),
    readFont(name, 'semibold'),
  ]);
  return { part, files: { regular, semibold } };
}

function readFont(name: FontPartName, weight: FontWeight): Promise<Uint8Array> {
  return readFile(join(FOLDER, `sheet-sans-${name}-${weight}.ttf.z`));
}

const parts = new Map<FontPartName, Promise<LoadedPart>>();
const FOLDER = join(import.meta.dirname, '..', 'public', 'fonts');
const PART_NAMES = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const satisfies FontPartName[];
const importPart: Record<FontPartName, () => Promise<FontPart>> = {
  latin: async () => (await import('#documents/sheet/fonts/latin.generated.ts')).latin,
  'latin-ext': async () => (await import('#documents/sheet/fonts/latin-ext.generated.ts')).latinExt,
  greek: async () => (await import('#documents/sheet/fonts/greek.generated.ts')).greek,
  cyrillic: async () => (await import('#documents/sheet/fonts/cyrillic.generated.ts')).cyrillic,
};
