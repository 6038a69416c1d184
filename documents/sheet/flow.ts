/**
 * Puts blocks one under the other over as many pages as they need.
 */
import type { Page } from './marks.ts';

/** What cannot be cut: a line of text, a row of a table. `paint` gets its page and its top. */
export type Part = { height: number; paint: (page: Page, top: number) => void };

/**
 * Parts that stay together when a page can hold them. `keepWithNext` ties a title to what it announces.
 * `header` is painted again above the rest of the block when a new page begins inside or right before it.
 */
export type Block = { parts: Part[]; spaceBefore?: number; keepWithNext?: boolean; header?: Part; startsPage?: boolean };

/** A page to fill between `top` and `bottom`. */
export type Frame = { page: Page; top: number; bottom: number };

/** Fills frames, opening one more each time the current is full. Nothing is ever dropped: a part taller than a page overflows alone. */
export function flowBlocks(blocks: readonly Block[], first: Frame, openFrame: () => Frame): void {
  let frame = first;
  let cursor = first.top;
  const turnPage = (header: Part | undefined) => {
    frame = openFrame();
    cursor = frame.top;
    if (!header) return;
    header.paint(frame.page, cursor);
    cursor += header.height;
  };
  for (const chain of chainBlocks(blocks)) {
    const lead = chain[0];
    const isAtTop = cursor === frame.top;
    const needed = heightOf(chain) + (isAtTop ? 0 : (lead?.spaceBefore ?? 0));
    const capacity = frame.bottom - frame.top;
    if (!isAtTop && (lead?.startsPage || (cursor + needed > frame.bottom && needed <= capacity))) turnPage(lead?.header);
    for (const block of chain) {
      if (cursor > frame.top) cursor += block.spaceBefore ?? 0;
      for (const part of block.parts) {
        if (cursor + part.height > frame.bottom && cursor > frame.top) turnPage(block.header);
        part.paint(frame.page, cursor);
        cursor += part.height;
      }
    }
  }
}

/** Groups each block with those it must stay with. */
function chainBlocks(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = chains.at(-1);
    if (isOpen && last && !block.startsPage) last.push(block);
    else chains.push([block]);
    isOpen = block.keepWithNext ?? false;
  }
  return chains;
}

function heightOf(chain: readonly Block[]): number {
  return chain.reduce((sum, block, index) => sum + (index > 0 ? (block.spaceBefore ?? 0) : 0) + block.parts.reduce((height, part) => height + part.height, 0), 0);
}
