import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { mainAmount } from '#documents/dossier';

export function RunningTotal() {
  const label = useAnalysis((analysis) => mainAmount(analysis).label);
  const amount = useAnalysis((analysis) => mainAmount(analysis).amount);
  return (
    <p className="mr-2 text-right leading-tight max-lg:hidden">
      <span className="block text-sm text-ink-soft">{label}</span>
      <span className="block font-semibold tabular-nums">{amount}</span>
    </p>
  );
}
