import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { hasPrice } from '#documents';

/** When the line was done; one side is enough, and without either there is no period. */
export function LinePeriod({ index }: { index: number }) {
  const path = `lines[${index}].period` as const;
  const { store } = useEditor();
  const write = (side: 'start' | 'end', date: string | undefined) => {
    const line = store.getState().draft.lines[index];
    const other = side === 'start' ? 'end' : 'start';
    const kept = line && hasPrice(line) ? line.period?.[other] : undefined;
    if (date === undefined && kept === undefined) store.set(path, undefined);
    else store.set(`${path}.${side}`, date);
  };
  return (
    <DraftGroup path={path} isLegendHidden className="col-span-full">
      <div className="grid gap-3 @md/lines:grid-cols-2">
        <DraftDate path={`${path}.start`} onWrite={(date) => write('start', date)} />
        <DraftDate path={`${path}.end`} onWrite={(date) => write('end', date)} />
      </div>
    </DraftGroup>
  );
}
