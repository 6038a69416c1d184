import { useAnalysis, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { joinClasses } from '#app/lib/join-classes.ts';
import { formatAmount } from '#documents';
import { amountOfLine } from './line-amounts.ts';
import { useLines } from './lines-context.tsx';

/** What a line comes to. */
export function LineAmount({ index, className }: { index: number; className?: string }) {
  const { store } = useEditor();
  const { layout } = useLines();
  const amount = useAnalysis((analysis) =>
    amountOfLine(analysis, store.getState().draft.lines[index], index),
  );
  return (
    <span
      className={joinClasses(
        'flex h-10 items-center justify-end whitespace-nowrap text-right',
        className,
      )}
    >
      {amount === null ? '' : formatAmount(amount, layout.currency)}
    </span>
  );
}
