import { Suspense } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, requireKind } from '#documents';
import { summarizeAdjustments } from './summarize-adjustments.ts';

export function AdjustmentsSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isFinal = useDraft((draft) => draft.subtype === 'final');
  const summary = useDraft(summarizeAdjustments);
  const { hasValidity } = useDraft(({ kind }) => requireKind(kind));
  const takesMoney = !hasValidity;
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title={takesMoney ? 'Remises, frais et acomptes' : 'Remises et frais'}
        summary={summary}
        isOpen={isToggled ?? isFinal}
        onToggle={setToggled}
      >
        <Suspense>
          <AdjustmentsFields takesMoney={takesMoney} />
        </Suspense>
      </Disclosure>
    </section>
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
