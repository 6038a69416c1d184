import { listRateChoices } from '#app/features/editor/draft/list-rates.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { type DraftPath, formatNumber } from '#documents';

export function useRateOptions(path: DraftPath): { value: string; label: string }[] {
  const { today } = useEditor();
  const rates = useDraft((draft) =>
    listRateChoices(draft, today, String(getAt(draft, path) ?? '')).join(' '),
  );
  return rates.split(' ').map((rate) => ({ value: rate, label: `${formatNumber(rate)}\u00a0%` }));
}
