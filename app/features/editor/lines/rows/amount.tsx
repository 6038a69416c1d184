import { useLines } from '#app/features/editor/lines/context.tsx';
import { amountOfLine } from '#app/features/editor/lines/line-amounts.ts';
import { useAnalysis, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { joinClasses } from '#app/lib/join-classes.ts';
import { formatAmount } from '#documents';

/** What a line comes to. */
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
 * Characters for which the column always has room: they change at each key, and the browser is told
 * that nothing moves around them.
 */
const ROOM = 12;
