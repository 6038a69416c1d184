import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { chargesForeignVat, requireKind, subtypeOf } from '#documents';
import { describeFile, describeNextMissing } from './describe-file.ts';

export function SheetCaption({ onShowMissing }: { onShowMissing: () => void }) {
  const isBlocked = useAnalysis((analysis) => analysis.isBlocked);
  const missing = useAnalysis(({ conformity }) => describeNextMissing(conformity));
  const isInvoice = useAnalysis(
    ({ draft }) =>
      subtypeOf(requireKind(draft.kind), draft.subtype).typeCode !== null &&
      !chargesForeignVat(draft.vatRegime),
  );
  const isExample = useAnalysis(({ example }) => example !== null);
  // Same height as the next text, and not wider: no layout shift.
  if (isExample) return <span className="inline-block min-h-6">à remplir</span>;
  if (!isBlocked) return <>{describeFile({ isInvoice })}</>;
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
