import { Info } from 'lucide-react';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { describeReform } from './describe-reform.ts';

export function ReformBanner() {
  const isConcerned = useAnalysis(({ conformity }) =>
    conformity.some(({ id, state }) => id === 'e-invoicing' && state !== 'not-applicable'),
  );
  const kind = useAnalysis(({ draft }) => draft.kind);
  const seller = useAnalysis(({ draft }) => draft.seller);
  const issueDate = useAnalysis(({ draft }) => draft.issueDate);
  const isExample = useAnalysis(({ example }) => example !== null);
  if (!isConcerned || isExample) return null;
  return (
    <p className="flex gap-3 text-sm text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <span className="font-semibold text-ink">Client professionnel en France.</span>{' '}
        {describeReform({ kind, seller, issueDate })}
      </span>
    </p>
  );
}
