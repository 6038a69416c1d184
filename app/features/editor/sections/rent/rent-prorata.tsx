import { isCut } from '#app/features/editor/draft/rent-period.ts';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { formatMonth } from '#documents';

/** The count of an incomplete month; the days are shown. */
export function RentProrata() {
  const isShown = useDraft(({ supply, rent }) => isCut(supply) || rent?.prorata !== undefined);
  const days = useAnalysis(({ totals }) =>
    (totals.rent?.prorata ?? [])
      .map(
        ({ month, days: count, base }) => `${formatMonth(month)}\u00a0: ${count} jours sur ${base}`,
      )
      .join(', '),
  );
  if (!isShown) return null;
  return (
    <DraftSelect
      path="rent.prorata"
      options={PRORATAS}
      help={days || 'Les montants ci-dessous sont ceux de toute la période.'}
      className="sm:col-span-2"
    />
  );
}

const PRORATAS = [
  { value: 'calendar', label: 'Compter au jour, sur les jours réels du mois' },
  { value: 'thirty', label: 'Compter au jour, sur 30 jours' },
  { value: '', label: 'Ne pas compter au jour' },
];
