/** A glyf entry: header (contour count, box), then contours, or components for a negative count. */
export type Glyph = Buffer;

/** Drops the hinting program: PDF readers and browsers draw the plain outline. */
export function withoutInstructions(glyph: Glyph): Glyph {
  if (glyph.length === 0) return glyph;
  return isComposite(glyph)
    ? withoutCompositeInstructions(glyph)
    : withoutSimpleInstructions(glyph);
}

/** The component glyph numbers of a composite glyph; empty for a simple one. */
export function componentsOf(glyph: Glyph): number[] {
  return findComponents(glyph).map((offset) => glyph.readUInt16BE(offset + 2));
}

export function renumberComponents(glyph: Glyph, renumber: (glyphId: number) => number): Glyph {
  const renumbered = Buffer.from(glyph);
  for (const offset of findComponents(glyph))
    renumbered.writeUInt16BE(renumber(glyph.readUInt16BE(offset + 2)), offset + 2);
  return renumbered;
}

/** The x of each point of a simple glyph, in outline order. */
export function readPointXs(glyph: Glyph): number[] {
  const { pointCount, instructionsEnd } = readSimpleLayout(glyph);
  const { flags, end } = readFlags(glyph, instructionsEnd, pointCount);
  let offset = end;
  let x = 0;
  return flags.map((flag) => {
    if (flag & X_IS_BYTE) {
      x += flag & X_SAME_OR_POSITIVE ? glyph.readUInt8(offset) : -glyph.readUInt8(offset);
      offset += 1;
    } else if (!(flag & X_SAME_OR_POSITIVE)) {
      x += glyph.readInt16BE(offset);
      offset += 2;
    }
    return x;
  });
}

function withoutSimpleInstructions(glyph: Glyph): Glyph {
  const { contoursEnd, instructionsEnd } = readSimpleLayout(glyph);
  const pointsLength = measurePoints(glyph);
  const noInstructions = Buffer.alloc(2);
  return Buffer.concat([
    glyph.subarray(0, contoursEnd),
    noInstructions,
    glyph.subarray(instructionsEnd, instructionsEnd + pointsLength),
  ]);
}

function withoutCompositeInstructions(glyph: Glyph): Glyph {
  const offsets = findComponents(glyph);
  const last = offsets.at(-1) ?? GLYPH_HEADER_LENGTH;
  const stripped = Buffer.from(glyph.subarray(0, last + componentLength(glyph.readUInt16BE(last))));
  for (const offset of offsets) {
    // Advances come from hmtx alone, so that readers agree with the metrics table.
    stripped.writeUInt16BE(
      stripped.readUInt16BE(offset) & ~(HAS_INSTRUCTIONS | USE_MY_METRICS),
      offset,
    );
  }
  return stripped;
}

function isComposite(glyph: Glyph): boolean {
  return glyph.length > 0 && glyph.readInt16BE(0) < 0;
}

function findComponents(glyph: Glyph): number[] {
  if (!isComposite(glyph)) return [];
  const offsets = [GLYPH_HEADER_LENGTH];
  for (let offset = GLYPH_HEADER_LENGTH; glyph.readUInt16BE(offset) & MORE_COMPONENTS; ) {
    offset += componentLength(glyph.readUInt16BE(offset));
    offsets.push(offset);
  }
  return offsets;
}

function componentLength(flags: number): number {
  const argumentsLength = flags & ARGUMENTS_ARE_WORDS ? 4 : 2;
  if (flags & HAS_SCALE) return 4 + argumentsLength + 2;
  if (flags & HAS_TWO_SCALES) return 4 + argumentsLength + 4;
  if (flags & HAS_MATRIX) return 4 + argumentsLength + 8;
  return 4 + argumentsLength;
}

function readSimpleLayout(glyph: Glyph) {
  const contoursEnd = GLYPH_HEADER_LENGTH + 2 * glyph.readInt16BE(0);
  return {
    contoursEnd,
    instructionsEnd: contoursEnd + 2 + glyph.readUInt16BE(contoursEnd),
    pointCount: glyph.readUInt16BE(contoursEnd - 2) + 1,
  };
}

/** The length of flags and coordinates, without padding. */
function measurePoints(glyph: Glyph): number {
  const { pointCount, instructionsEnd } = readSimpleLayout(glyph);
  const { flags, end } = readFlags(glyph, instructionsEnd, pointCount);
  const coordinates = flags.reduce((total, flag) => {
    const x = coordinateSize(flag, X_IS_BYTE, X_SAME_OR_POSITIVE);
    const y = coordinateSize(flag, Y_IS_BYTE, Y_SAME_OR_POSITIVE);
    return total + x + y;
  }, 0);
  return end - instructionsEnd + coordinates;
}

function readFlags(glyph: Glyph, start: number, pointCount: number) {
  const flags: number[] = [];
  let offset = start;
  while (flags.length < pointCount) {
    const flag = glyph.readUInt8(offset);
    const repeats = flag & REPEAT ? glyph.readUInt8(offset + 1) : 0;
    for (let count = 0; count <= repeats; count += 1) flags.push(flag);
    offset += flag & REPEAT ? 2 : 1;
  }
  return { flags, end: offset };
}

const GLYPH_HEADER_LENGTH = 10;

/** Bytes of a coordinate: one if short, zero if unchanged, else two. */
function coordinateSize(flag: number, isByte: number, isSame: number): number {
  if (flag & isByte) return 1;
  return flag & isSame ? 0 : 2;
}

const X_IS_BYTE = 0x02;
const Y_IS_BYTE = 0x04;
const REPEAT = 0x08;
const X_SAME_OR_POSITIVE = 0x10;
const Y_SAME_OR_POSITIVE = 0x20;

const ARGUMENTS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;
const USE_MY_METRICS = 0x0200;
