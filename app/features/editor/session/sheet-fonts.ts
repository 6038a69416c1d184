import { createFontMetrics, type FontMetrics, listFontParts } from '#documents';
import type { FontFiles } from '#documents/pdf';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';

type FontPart = typeof latin;
type PartName = FontPart['name'];

/**
 * The typeface of the sheet: its Latin part from the start, the others once a text asks for one of their characters,
 * then kept. `load` gives whether the sheet must be laid out again.
 */
export function createSheetFonts() {
  let parts: readonly FontPart[] = [latin];
  let metrics = createFontMetrics(parts);
  const load = async (text: string): Promise<boolean> => {
    const wanted = listMissingParts(text, metrics);
    const loaded = await Promise.all(wanted.map((name) => importPart[name]()));
    const added = loaded.filter((part) => !parts.includes(part));
    if (added.length === 0) return false;
    parts = ORDER.flatMap((name) => [...parts, ...added].filter((part) => part.name === name));
    metrics = createFontMetrics(parts);
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

/** Fetched once: the PDF writer recognises the bytes it has worked on, and a lost network no longer matters. */
function loadFiles(name: PartName) {
  const known = files.get(name);
  if (known) return known;
  const loaded = fetchFiles(name);
  files.set(name, loaded);
  // What fails is asked for again next time.
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
