import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraftChoice } from '#app/features/editor/session/use-draft-choice.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { chargesVat, requireKind } from '#documents';
import { AdjustmentsAllowances } from './allowances.tsx';
import { AdjustmentsCharges } from './charges.tsx';
import { AdjustmentsPrepayments } from './prepayments.tsx';
import { AdjustmentsPriceMode } from './price-mode.tsx';
import { AdjustmentsRetention } from './retention.tsx';
import { AdjustmentsRounding } from './rounding.tsx';
import { summarizeAdjustments } from './summary.ts';

/** What changes the total after the lines. */
export function AdjustmentsSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isFinal = useDraft((draft) => draft.subtype === 'final');
  const summary = useDraft(summarizeAdjustments);
  const { hasValidity, subtypes } = useDraft(({ kind }) => requireKind(kind));
  const { isCredit } = subtypes.standard;
  // An offer has received nothing yet.
  const takesMoney = !hasValidity;
  const hasVat = useDraft((draft) => chargesVat(draft.vatRegime));
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title={takesMoney ? 'Remises, frais et acomptes' : 'Remises et frais'}
        summary={summary}
        isOpen={isToggled ?? isFinal}
        onToggle={setToggled}
      >
        <div className="flex flex-col gap-6 pb-2">
          {hasVat && <AdjustmentsPriceMode />}
          <AdjustmentsAllowances />
          <AdjustmentsCharges />
          {takesMoney && <AdjustmentsPrepayments />}
          {!isCredit && <AdjustmentsRetention />}
          {takesMoney && <AdjustmentsRounding />}
        </div>
      </Disclosure>
    </section>
  );
}

const PATHS = [
  'allowances',
  'charges',
  'prepayments',
  'priceMode',
  'rounding',
  'payment.retention',
];
