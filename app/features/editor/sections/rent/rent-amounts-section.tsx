import { useId } from 'react';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { formatAmount } from '#documents';
import { RentCharges } from './rent-charges.tsx';
import { RentMore } from './rent-more.tsx';

/** Rent and charges are stated separately (loi 89-462, art. 21). */
export function RentAmountsSection() {
  const titleId = useId();
  const suffix = useCurrencySuffix();
  const currency = useDraft((draft) => draft.currency);
  const isByDay = useDraft(({ rent }) => rent?.prorata !== undefined);
  const due = useAnalysis(({ totals }) => totals.rent?.dueTotal ?? null);
  return (
    <section data-section="vatRegime" aria-labelledby={titleId} className={cardClasses}>
      <h2 id={titleId} className="text-lg">
        Loyer et charges
      </h2>
      <div className={`mt-4 ${gridClasses}`}>
        <DraftNumber
          path="rent.amount"
          emptyValue="0"
          suffix={suffix}
          help={isByDay ? 'Pour un mois entier.' : undefined}
          isRequired
        />
        <RentCharges />
      </div>
      <div className="mt-4 border-t border-rule pt-2">
        <RentMore />
      </div>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-rule pt-3">
        <span>Total du terme</span>
        <strong className="font-semibold tabular-nums">
          {due === null ? '' : formatAmount(due, currency)}
        </strong>
      </p>
    </section>
  );
}
