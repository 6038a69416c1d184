import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { requireKind, subtypeOf } from '#documents';
import { describeFile, describeMissing } from './describe-file.ts';

/** Under the sheet: what the file is, or what keeps it a draft. */
export function SheetCaption({ onShowMissing }: { onShowMissing: () => void }) {
  const isDraft = useAnalysis((analysis) => analysis.isDraft);
  const missing = useAnalysis(({ conformity }) => describeMissing(conformity));
  const isInvoice = useAnalysis(
    ({ draft }) => subtypeOf(requireKind(draft.kind), draft.subtype).typeCode !== null,
  );
  if (!isDraft) return <>{describeFile({ isInvoice })}</>;
  return (
    <button
      type="button"
      onClick={onShowMissing}
      className="min-h-6 cursor-pointer rounded-sm font-semibold text-amber underline underline-offset-4 hover:decoration-2"
    >
      Brouillon&nbsp;: {missing}
    </button>
  );
}
