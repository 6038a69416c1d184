import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { StyleColumns } from './style-columns.tsx';
import { StyleLabels } from './style-labels.tsx';

export function StyleTable() {
  const hasLines = useDraft(({ kind }) => requireKind(kind).hasLines);
  return (
    <>
      {hasLines && <StyleColumns />}
      <div className="border-t border-rule pt-2">
        <StyleLabels />
      </div>
    </>
  );
}
