import {
  createFontMetrics,
  type Draft,
  type FontMetrics,
  listFontParts,
  type SheetLanguage,
} from '#documents';
import type { FontFiles } from '#documents/pdf';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { listTexts } from './list-texts.ts';

type FontPart = typeof latin;
type PartName = FontPart['name'];

/**
 * What sheets are set with: the Latin part of the typeface and French from the start; the other
 * parts and languages once a document asks for them, then kept. `load` gives whether the sheet must
 * be laid out again.
 */
export function createSheetFonts() {
  let parts: readonly FontPart[] = [latin];
  let languages: readonly SheetLanguage[] = [];
  let metrics = createFontMetrics(parts);
  const load = async (...drafts: readonly Pick<Draft, 'language'>[]): Promise<boolean> => {
    const wanted = listMissingParts(listTexts(drafts), metrics);
    const codes = [...new Set(drafts.map(({ language }) => language))];
    const [loaded, spoken] = await Promise.all([
      Promise.all(wanted.map((name) => importPart[name]())),
      Promise.all(codes.map((code) => importLanguage[code]())),
    ]);
    const added = loaded.filter((part) => !parts.includes(part));
    const news = spoken.filter((language) => language && !languages.includes(language));
    if (added.length === 0 && news.length === 0) return false;
    parts = ORDER.flatMap((name) => [...parts, ...added].filter((part) => part.name === name));
    languages = [...languages, ...news].filter((language) => language !== null);
    metrics = createFontMetrics(parts, languages);
    return true;
  };
  return {
    getMetrics: () => metrics,
    load,
    /** The font files of what is loaded, for the PDF. */
    loadFiles: async (): Promise<FontFiles> =>
      Object.fromEntries(
        await Promise.all(parts.map(async ({ name }) => [name, await loadFiles(name)] as const)),
      ),
  };
}

export type SheetFonts = ReturnType<typeof createSheetFonts>;

/** Parts that hold what no loaded part draws. */
export function listMissingParts(text: string, metrics: FontMetrics): PartName[] {
  let missing = '';
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    // Control characters are drawn by none, and part of what is typed.
    if (codepoint >= SPACE && metrics.partOf[codepoint] === 0) missing += character;
  }
  const known = metrics.parts.map(({ name }) => name);
  return listFontParts(missing).filter((name) => !known.includes(name));
}

/**
 * Fetched once: the PDF writer recognises the bytes it has worked on, and a lost network no longer
 * matters.
 */
function loadFiles(name: PartName) {
  const known = files.get(name);
  if (known) return known;
  const loaded = fetchFiles(name);
  files.set(name, loaded);
  // A failure is retried next time.
  loaded.catch(() => files.delete(name));
  return loaded;
}

async function fetchFiles(name: PartName) {
  const [regular, semibold] = await Promise.all([
    fetchFont(`/fonts/sheet-sans-${name}-regular.ttf.z`),
    fetchFont(`/fonts/sheet-sans-${name}-semibold.ttf.z`),
  ]);
  return { regular, semibold };
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const files = new Map<PartName, ReturnType<typeof fetchFiles>>();
/** One order whatever came first: the same draft gives the same bytes. */
const ORDER: readonly PartName[] = ['latin', 'latin-ext', 'greek', 'cyrillic'];
const SPACE = 0x20;
const importPart: Record<PartName, () => Promise<FontPart>> = {
  latin: async () => latin,
  'latin-ext': async () => (await import('#documents/sheet/fonts/latin-ext.generated.ts')).latinExt,
  greek: async () => (await import('#documents/sheet/fonts/greek.generated.ts')).greek,
  cyrillic: async () => (await import('#documents/sheet/fonts/cyrillic.generated.ts')).cyrillic,
};
const importLanguage: Record<Draft['language'], () => Promise<SheetLanguage | null>> = {
  fr: async () => null,
  en: async () => (await import('#documents/sheet/english/english.ts')).english,
};
