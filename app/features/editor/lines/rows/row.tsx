import { useSyncExternalStore } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { FieldForm } from '#app/ui/fields/field-form.tsx';
import type { Line } from '#documents';
import { CommentRow } from './comment.tsx';
import { LineHandle } from './handle.tsx';
import { PageBreakRow } from './page-break.tsx';
import { PricedRow } from './priced.tsx';
import { LineStub } from './stub.tsx';
import { TitleRow } from './title.tsx';

/** A line of any kind. In a long list, only lines near the window are rendered in full. */
export function LineRow({
  index,
  lineKey,
  isAmongMany,
}: {
  index: number;
  lineKey: string;
  isAmongMany: boolean;
}) {
  const { view, rows } = useLines();
  const kind = useLine(index, (line) => line?.kind);
  const readNear = () => rows.isNear(lineKey, index);
  const isNear = useSyncExternalStore(rows.subscribe, readNear, readNear);
  useReveal([`lines[${index}]`], (path) => {
    view.set({ askedPath: path });
    rows.bring([lineKey]);
    view.open('openCards', lineKey);
    if (!CELL_PATH.test(path)) view.open('openDetails', lineKey);
  });
  if (kind === undefined) return null;
  return (
    <li
      ref={(row) => (row ? rows.observe(row, lineKey) : undefined)}
      data-line={index}
      className="relative isolate border-t border-rule py-1.5 focus-within:z-10 @xl/lines:pl-5"
    >
      {isNear || !isAmongMany ? (
        <FieldForm className="contents">
          <LineHandle index={index} lineKey={lineKey} />
          {PRICED.has(kind) && <PricedRow index={index} lineKey={lineKey} />}
          {kind === 'comment' && <CommentRow index={index} />}
          {kind === 'page-break' && <PageBreakRow index={index} />}
          {(kind === 'section' || kind === 'subtotal') && <TitleRow index={index} kind={kind} />}
        </FieldForm>
      ) : (
        <LineStub index={index} height={rows.heightOf(lineKey)} />
      )}
    </li>
  );
}

const PRICED: ReadonlySet<Line['kind']> = new Set(['item', 'disbursement', 'option', 'variant']);
/** Paths of the fields that are visible without opening the details. */
const CELL_PATH =
  /^lines\[\d+\](?:\.(?:name|text|quantity|unit|unitPrice|discount|vatRate|hidesDetail|isSelected))?$/;
