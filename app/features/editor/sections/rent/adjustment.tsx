import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/option.tsx';

/** What the charges of a past period really were, less what was provided for. */
export function RentAdjustment() {
  const suffix = useCurrencySuffix();
  return (
    <PartyOption
      path="rent.adjustment"
      label="Régularisation des charges"
      empty={{ amount: '0', label: 'Régularisation des charges' }}
    >
      <div className={gridClasses}>
        <DraftText
          path="rent.adjustment.label"
          label="Libellé"
          isOptional={false}
          isRequired
          maxLength={100}
        />
        <DraftNumber
          path="rent.adjustment.amount"
          label="Montant"
          scale={2}
          min="-999999999"
          emptyValue="0"
          suffix={suffix}
          help="Négatif si vous rendez un trop-perçu."
        />
        <DraftDate path="rent.adjustment.period.start" label="Charges du" isOptional />
        <DraftDate path="rent.adjustment.period.end" label="Au" isOptional />
      </div>
    </PartyOption>
  );
}
