import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat } from '#documents';

/**
 * Building works, repair or maintenance: information due before they start (arrêté du 24/01/2017).
 */
export function QuoteWorks() {
  const { store } = useEditor();
  const isShown = useDraft(
    ({ quote }) =>
      quote?.isWorks === true || PARTS.some((key) => quote && quote[key] !== undefined),
  );
  const parts = useDraft(({ quote }) => describeParts(quote?.keepsParts));
  const tax = useDraft(({ vatRegime, priceMode }) =>
    chargesVat(vatRegime) ? PRICE_WORDS[priceMode] : '',
  );
  const suffix = useCurrencySuffix();
  return (
    <div>
      <DraftCheckbox
        path="quote.isWorks"
        help="Dans un bâtiment ou un jardin&nbsp;: d’autres mentions sont alors dues au client."
      />
      {isShown && (
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
          <DraftNumber
            path="quote.travelCost"
            label={`Frais de déplacement${tax}`}
            suffix={suffix}
            help="0 s’il n’y en a pas."
          />
          <DraftNumber path="quote.hourlyRate" label={`Taux horaire${tax}`} suffix={suffix} />
          <DraftSelect
            path="quote.keepsParts"
            className="sm:col-span-2"
            value={parts}
            options={KEPT_PARTS}
            onSelect={(value) =>
              store.set('quote.keepsParts', value === '' ? undefined : value === 'kept')
            }
          />
        </div>
      )}
    </div>
  );
}

function describeParts(keepsParts: boolean | undefined): string {
  if (keepsParts === undefined) return '';
  return keepsParts ? 'kept' : 'taken';
}

const PARTS = ['travelCost', 'hourlyRate', 'keepsParts'] as const;
const PRICE_WORDS = { net: ' HT', gross: ' TTC' };
const KEPT_PARTS = [
  { value: '', label: 'Aucune pièce remplacée' },
  { value: 'kept', label: 'Conservées à la disposition du client' },
  { value: 'taken', label: 'Reprises par vous' },
];
