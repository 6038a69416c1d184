/** Stacks blocks over as many pages as they need. */
import type { Page } from './marks.ts';

/** A line of text or a row of a table, never split. `paint` receives its page and top (points). */
export type Part = { height: number; paint: (page: Page, top: number) => void };

/**
 * Parts kept together when one page can hold them. `keepWithNext` keeps a title with its content.
 * `header` is repeated when a page begins inside or right before the block.
 */
export type Block = {
  parts: Part[];
  spaceBefore?: number;
  keepWithNext?: boolean;
  header?: Part;
  startsPage?: boolean;
  /** The running total above this block, for a page break right before it. */
  carriedIn?: Carry;
  carriedOut?: Carry;
};

/**
 * Rows added at a page break: `closing` at the bottom of the page, `opening` at the top of the
 * next. Both have this height, and are built only at an actual break.
 */
export type Carry = { height: number; closing: () => Part; opening: () => Part };

/** A page to fill between `top` and `bottom`. */
export type Frame = { page: Page; top: number; bottom: number };

/**
 * Fills frames, opening another when one is full; the last one never holds a few lines alone. A
 * part taller than a page overflows alone.
 */
export function flowBlocks(listed: readonly Block[], first: Frame, openFrame: () => Frame): void {
  const pen: Pen = { frame: first, cursor: first.top, openFrame };
  const blocks = keepEnds(listed);
  let start = 0;
  while (start < blocks.length) {
    const end = findChainEnd(blocks, start);
    const chain = blocks.slice(start, end);
    if (mustTurnPage(pen, chain)) turnPage(pen, chain[0]?.header, chain[0]?.carriedIn);
    for (const block of chain) placeBlock(pen, block);
    start = end;
  }
}

/** Keeps a short end, of the document or before a new page, with the blocks above it. */
function keepEnds(blocks: readonly Block[]): Block[] {
  const kept = [...blocks];
  let height = 0;
  for (let index = blocks.length - 1; index > 0; index--) {
    const [above, block] = [blocks[index - 1], blocks[index]];
    if (!above || !block) continue;
    height = block.startsPage ? 0 : height + (block.spaceBefore ?? 0) + heightOfParts(block.parts);
    const isShort = height > 0 && height < SHORT_END;
    if (isShort) kept[index - 1] = { ...above, keepWithNext: true };
  }
  return kept;
}

type Pen = { frame: Frame; cursor: number; openFrame: () => Frame };

/** Before a block that requires it, or when the chain fits on the next page but not here. */
function mustTurnPage({ frame, cursor }: Pen, chain: readonly Block[]): boolean {
  const [lead] = chain;
  if (!lead || cursor === frame.top) return false;
  const height = heightOf(chain) + roomFor(chain.at(-1));
  const fitsHere = cursor + (lead.spaceBefore ?? 0) + height <= frame.bottom;
  const fitsOnOnePage = height <= frame.bottom - frame.top;
  return lead.startsPage === true || (!fitsHere && fitsOnOnePage);
}

function placeBlock(pen: Pen, block: Block): void {
  const { parts, spaceBefore = 0, header, carriedIn, carriedOut } = block;
  if (pen.cursor > pen.frame.top) pen.cursor += spaceBefore;
  for (const [index, part] of parts.entries()) {
    const isLastLines = index === parts.length - LAST_LINES;
    const height = isLastLines ? heightOfParts(parts.slice(index)) : part.height;
    const end = pen.cursor + height + roomFor(block);
    const isFull = end > pen.frame.bottom && pen.cursor > pen.frame.top;
    if (isFull) turnPage(pen, header, index === 0 ? carriedIn : carriedOut);
    placePart(pen, part);
  }
}

/** The height reserved for the carried total if the page ends below this block. */
function roomFor(block: Block | undefined): number {
  return block?.carriedOut?.height ?? 0;
}

function turnPage(pen: Pen, header: Part | undefined, carry: Carry | undefined): void {
  if (carry) placePart(pen, carry.closing());
  pen.frame = pen.openFrame();
  pen.cursor = pen.frame.top;
  if (header) placePart(pen, header);
  if (carry) placePart(pen, carry.opening());
}

function placePart(pen: Pen, part: Part): void {
  part.paint(pen.frame.page, pen.cursor);
  pen.cursor += part.height;
}

/** The end of the run of blocks kept together from `start`. */
function findChainEnd(blocks: readonly Block[], start: number): number {
  let end = start + 1;
  for (let next = blocks[end]; next && !next.startsPage; next = blocks[end]) {
    if (!blocks[end - 1]?.keepWithNext) break;
    end++;
  }
  return end;
}

function heightOf(chain: readonly Block[]): number {
  return chain.reduce((sum, { parts, spaceBefore = 0 }, index) => {
    return sum + (index > 0 ? spaceBefore : 0) + heightOfParts(parts);
  }, 0);
}

/** The height of stacked parts, in points. */
export function heightOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.height, 0);
}

/** Paints parts one below the other on one page, from `top`. */
export function paintStack(parts: readonly Part[], page: Page, top: number): void {
  let y = top;
  for (const part of parts) {
    part.paint(page, y);
    y += part.height;
  }
}

/** In points, about four lines. */
const SHORT_END = 48;
/** The lines that a block split over pages has at least on its last one. */
const LAST_LINES = 3;
