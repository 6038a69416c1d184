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

/** Texts that need fonts: a draft, and the signer’s name on the proof of a quote. */
type Written = Pick<Draft, 'language'> & { signerName?: string | undefined };

/**
 * Fonts and languages of sheets: Latin and French from the start, others loaded on demand and kept.
 * `load` tells whether the sheet must be laid out again.
 */
export function createSheetFonts() {
  let parts: readonly FontPart[] = [latin];
  let languages: readonly SheetLanguage[] = [];
  let metrics = createFontMetrics(parts);
  const load = async (...drafts: readonly Written[]): Promise<boolean> => {
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
    loadFiles: async (): Promise<FontFiles> =>
      Object.fromEntries(
        await Promise.all(parts.map(async ({ name }) => [name, await loadFiles(name)] as const)),
      ),
  };
}

export type SheetFonts = ReturnType<typeof createSheetFonts>;

/** Font parts needed for characters that no loaded part covers. */
export function listMissingParts(text: string, metrics: FontMetrics): PartName[] {
  let missing = '';
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    // Control characters may be typed, and no font has them.
    if (codepoint >= SPACE && metrics.partOf[codepoint] === 0) missing += character;
  }
  const known = metrics.parts.map(({ name }) => name);
  return listFontParts(missing).filter((name) => !known.includes(name));
}

/** Loaded once: the PDF writer caches its work by identity, and the network may be lost later. */
function loadFiles(name: PartName) {
  const known = files.get(name);
  if (known) return known;
  const loaded = fetchFiles(name);
  files.set(name, loaded);
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
/** A fixed order: the same draft gives the same bytes. */
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
