import { useLines } from '#app/features/editor/lines/context.tsx';
import { amountOfLine } from '#app/features/editor/lines/line-amounts.ts';
import { useAnalysis, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { joinClasses } from '#app/lib/join-classes.ts';
import { formatAmount } from '#documents';

export function LineAmount({ index, className }: { index: number; className?: string }) {
  const { store } = useEditor();
  const { layout } = useLines();
  const amount = useAnalysis((analysis) =>
    amountOfLine(analysis, store.getState().draft.lines[index], index),
  );
  const text = amount === null ? '' : formatAmount(amount, layout.currency);
  return (
    <span
      className={joinClasses(
        'flex h-10 items-center justify-end whitespace-nowrap text-right',
        text.length <= ROOM && '@xl/lines:contain-layout @xl/lines:contain-size',
        className,
      )}
    >
      {text}
    </span>
  );
}

/**
 * Up to this many characters an amount fits its column: CSS containment then avoids laying out its
 * surroundings at each key press.
 */
const ROOM = 12;
