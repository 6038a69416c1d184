import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';

/** Actual charges of a past period less the provisions. */
export function RentAdjustment() {
  const suffix = useCurrencySuffix();
  return (
    <PartyOption
      path="rent.adjustment"
      empty={{ amount: '0', label: 'Régularisation des charges' }}
    >
      <div className={gridClasses}>
        <DraftText path="rent.adjustment.label" isRequired />
        <DraftNumber
          path="rent.adjustment.amount"
          emptyValue="0"
          suffix={suffix}
          help="Négatif si vous rendez un trop-perçu."
        />
        <DraftDate path="rent.adjustment.period.start" label="Charges du" />
        <DraftDate path="rent.adjustment.period.end" label="Au" />
      </div>
    </PartyOption>
  );
}
