/**
 * A copy of a TrueType file with the outlines of unused glyphs zeroed, which deflate to nothing.
 * Glyph ids, widths and table sizes stay. A file without glyph tables is copied unchanged.
 */
export function blankGlyphs(font: Uint8Array, used: Uint8Array): Uint8Array {
  const blank = font.slice();
  const outlines = findOutlines(blank);
  if (!outlines) return blank;
  const kept = addComponents(outlines, used);
  for (let glyph = 1; glyph < outlines.count; glyph++) {
    if (kept[glyph] === 0) blank.fill(0, outlines.startOf(glyph), outlines.startOf(glyph + 1));
  }
  return blank;
}

type Outlines = { view: DataView; count: number; startOf: (glyph: number) => number };

function findOutlines(font: Uint8Array): Outlines | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((tag) =>
    findTable(view, tag),
  );
  if (!head || !maxp || !loca || !glyf) return null;
  const hasLongOffsets = view.getInt16(head + LOCATION_FORMAT) === 1;
  const startOf = (glyph: number) =>
    glyf +
    (hasLongOffsets ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2);
  return { view, count: view.getUint16(maxp + GLYPH_COUNT), startOf };
}

function findTable(view: DataView, wanted: string): number | null {
  for (let entry = 12; entry + 16 <= view.byteLength; entry += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(entry + index)));
    if (tag === wanted) return view.getUint32(entry + 8);
  }
  return null;
}

/** Composite glyphs, such as accented letters, need the glyphs they are made of. */
function addComponents(outlines: Outlines, used: Uint8Array): Uint8Array {
  const kept = new Uint8Array(outlines.count);
  const waiting = [...used.keys()].filter((glyph) => used[glyph] === 1 && glyph < outlines.count);
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (kept[glyph] === 1) continue;
    kept[glyph] = 1;
    waiting.push(...listComponents(outlines, glyph));
  }
  return kept;
}

/** The components of a composite glyph (OpenType, « glyf »). */
function listComponents({ view, startOf }: Outlines, glyph: number): number[] {
  const start = startOf(glyph);
  if (startOf(glyph + 1) === start || view.getInt16(start) >= 0) return [];
  const components: number[] = [];
  let position = start + 10;
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = view.getUint16(position);
    components.push(view.getUint16(position + 2));
    position += 4 + (flags & WORD_ARGUMENTS ? 4 : 2) + transformLength(flags);
  }
  return components;
}

function transformLength(flags: number): number {
  if (flags & ONE_SCALE) return 2;
  if (flags & TWO_SCALES) return 4;
  return flags & MATRIX ? 8 : 0;
}

const LOCATION_FORMAT = 50;
const GLYPH_COUNT = 4;
const WORD_ARGUMENTS = 0x0001;
const ONE_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
