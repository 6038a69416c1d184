import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { describePageCount } from './describe-file.ts';
import { SheetCaption } from './sheet-caption.tsx';

export function SheetState() {
  const pageCount = useAnalysis(({ sheet }) => describePageCount(sheet.pages.length));
  return (
    <>
      {`${pageCount} — `}
      <SheetCaption onShowMissing={() => focusField('conformity')} />
    </>
  );
}
