import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, requireKind } from '#documents';
import { summarizeAdjustments } from './summarize-adjustments.ts';

export function AdjustmentsSection() {
  const isFinal = useDraft((draft) => draft.subtype === 'final');
  const summary = useDraft(summarizeAdjustments);
  const { hasValidity } = useDraft(({ kind }) => requireKind(kind));
  const takesMoney = !hasValidity;
  return (
    <FoldedSection
      title={takesMoney ? 'Remises, frais, acomptes' : 'Remises et frais'}
      summary={summary || 'Aucun'}
      paths={PATHS}
      isOpenAtFirst={isFinal}
    >
      <AdjustmentsFields takesMoney={takesMoney} />
    </FoldedSection>
  );
}

const AdjustmentsFields = lazyWhenUsed(
  async () => (await import('./adjustments-fields.tsx')).AdjustmentsFields,
);

const PATHS: readonly DraftPath[] = [
  'allowances',
  'charges',
  'prepayments',
  'priceMode',
  'rounding',
  'payment.retention',
];
