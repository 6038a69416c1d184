import type { CSSProperties } from 'react';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { formatAmount, hasPrice } from '#documents';
import { estimateRoom } from './estimate-room.ts';
import { amountOfLine } from './line-amounts.ts';
import { formatPrice } from './words/summarize-line.ts';

/**
 * The widths that the longest price and the longest amount need: each row is a grid of its own, and
 * the columns of all of them must be in line.
 */
export function useRooms(): CSSProperties | undefined {
  const price = useDraft(({ lines, currency }) =>
    estimateRoom(
      lines.map((line) => (hasPrice(line) ? formatPrice(line.unitPrice, currency) : '')),
    ),
  );
  const amount = useAnalysis((analysis) => {
    const { lines, currency } = analysis.draft;
    const amounts = lines.map((line, index) => amountOfLine(analysis, line, index));
    return estimateRoom(amounts.map((one) => (one === null ? '' : formatAmount(one, currency))));
  });
  // Most documents need no more than the columns have.
  if (price <= USUAL && amount <= USUAL) return undefined;
  return {
    '--price-room': `calc(${price}ch + 1.25rem)`,
    '--amount-room': `${amount}ch`,
  } as CSSProperties; // Custom properties are not in its type.
}

const USUAL = 7;
