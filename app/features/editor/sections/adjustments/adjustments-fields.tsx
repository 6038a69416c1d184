import { hasProgress } from '#app/features/editor/draft/has-progress.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, requireKind } from '#documents';
import { AdjustmentsAllowances } from './adjustments-allowances.tsx';
import { AdjustmentsCharges } from './adjustments-charges.tsx';
import { AdjustmentsPrepayments } from './adjustments-prepayments.tsx';
import { AdjustmentsPriceMode } from './adjustments-price-mode.tsx';
import { AdjustmentsRetention } from './adjustments-retention.tsx';
import { AdjustmentsRounding } from './adjustments-rounding.tsx';

/** Most documents never open the section: its fields load apart from it. */
export function AdjustmentsFields({ takesMoney }: { takesMoney: boolean }) {
  const { isCredit } = useDraft(({ kind }) => requireKind(kind)).subtypes.standard;
  const hasMode = useDraft((draft) => chargesVat(draft.vatRegime) && !hasProgress(draft));
  return (
    <div className="flex flex-col gap-6">
      {hasMode && <AdjustmentsPriceMode />}
      <AdjustmentsAllowances />
      <AdjustmentsCharges />
      {takesMoney && <AdjustmentsPrepayments />}
      {!isCredit && <AdjustmentsRetention />}
      {takesMoney && <AdjustmentsRounding />}
    </div>
  );
}
