import { memo } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { CommentRow } from './comment-row.tsx';
import { LineHandle } from './line-handle.tsx';
import { useLines } from './lines-context.tsx';
import { PageBreakRow } from './page-break-row.tsx';
import { PricedRow } from './priced-row.tsx';
import { TitleRow } from './title-row.tsx';

/**
 * A line, whatever its kind. Far from the window it is neither laid out nor painted; the line that has the focus always is,
 * since what it opens (suggestions, menu) goes past its edges. Hundreds of them: memo keeps those that have not moved out of a change.
 */
export const LineRow = memo(function LineRow({
  index,
  lineKey,
}: {
  index: number;
  lineKey: string;
}) {
  const { view } = useLines();
  const kind = useDraft(({ lines }) => lines[index]?.kind);
  useReveal([`lines[${index}]`], (path) => {
    view.open('openCards', lineKey);
    if (!CELL_PATH.test(path)) view.open('openDetails', lineKey);
  });
  if (kind === undefined) return null;
  return (
    <li
      data-line={index}
      className="relative border-t border-rule py-1.5 pl-5 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto] focus-within:[content-visibility:visible]"
    >
      <LineHandle index={index} lineKey={lineKey} />
      {(kind === 'item' || kind === 'disbursement') && (
        <PricedRow index={index} lineKey={lineKey} />
      )}
      {kind === 'comment' && <CommentRow index={index} />}
      {kind === 'page-break' && <PageBreakRow index={index} />}
      {(kind === 'section' || kind === 'subtotal') && <TitleRow index={index} kind={kind} />}
    </li>
  );
});

/** The fields that stay in sight without opening the details. */
const CELL_PATH = /^lines\[\d+\](?:\.(?:name|text|quantity|unit|unitPrice|discount|vatRate))?$/;
