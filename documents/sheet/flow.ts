/**
 * Puts blocks one under the other over as many pages as they need.
 */
import type { Page } from './marks.ts';

/** What cannot be cut: a line of text, a row of a table. `paint` gets its page and its top. */
export type Part = { height: number; paint: (page: Page, top: number) => void };

/**
 * Parts that stay together when a page can hold them. `keepWithNext` ties a title to what it
 * announces. `header` is painted again above the rest of the block when a new page begins inside or
 * right before it.
 */
export type Block = {
  parts: Part[];
  spaceBefore?: number;
  keepWithNext?: boolean;
  header?: Part;
  startsPage?: boolean;
  /** What stands above this block, and with it: said at the foot of a page that ends there. */
  carriedIn?: Carry;
  carriedOut?: Carry;
};

/**
 * What a table carries over a page: `closing` at the foot of the page that ends, `opening` at the
 * top of the next. Both have that height, and are made only where a page turns.
 */
export type Carry = { height: number; closing: () => Part; opening: () => Part };

/** A page to fill between `top` and `bottom`. */
export type Frame = { page: Page; top: number; bottom: number };

/**
 * Fills frames, opening one more each time the current is full. Nothing is ever dropped: a part
 * taller than a page overflows alone.
 */
export function flowBlocks(blocks: readonly Block[], first: Frame, openFrame: () => Frame): void {
  const pen: Pen = { frame: first, cursor: first.top, openFrame };
  let start = 0;
  while (start < blocks.length) {
    const end = findChainEnd(blocks, start);
    const chain = blocks.slice(start, end);
    if (mustTurnPage(pen, chain)) turnPage(pen, chain[0]?.header, chain[0]?.carriedIn);
    for (const block of chain) placeBlock(pen, block);
    start = end;
  }
}

/** The place where the next part goes. */
type Pen = { frame: Frame; cursor: number; openFrame: () => Frame };

/** A chain goes to the next page when it asks for it, or when it fits there but not here. */
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
    const end = pen.cursor + part.height + roomFor(block);
    const isFull = end > pen.frame.bottom && pen.cursor > pen.frame.top;
    if (isFull) turnPage(pen, header, index === 0 ? carriedIn : carriedOut);
    placePart(pen, part);
  }
}

/** Below a block that another of its table follows, the page may end: with what is carried over. */
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

/** Where the blocks that must stay with the one at `start` end. */
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

/** Height of parts one under the other. */
export function heightOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.height, 0);
}

/** Paints parts one under the other, on one page. */
export function paintStack(parts: readonly Part[], page: Page, top: number): void {
  let y = top;
  for (const part of parts) {
    part.paint(page, y);
    y += part.height;
  }
}
