import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useRateOptions } from '#app/features/editor/fields/use-rate-options.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, type Draft, PREMISES, type VatRegime } from '#documents';

/** For premises whose landlord opted for VAT (CGI 260, 2°), and wherever VAT is charged. */
export function RentTax() {
  const { store } = useEditor();
  const hasTax = useDraft(({ vatRegime }) => chargesVat(vatRegime));
  const isOffered = useDraft(({ rent }) => rent !== undefined && PREMISES.has(rent.lease.type));
  const rates = useRateOptions('rent.vatRate');
  if (!isOffered && !hasTax) return null;
  return (
    <div className={gridClasses}>
      <DraftSelect
        path="vatRegime"
        label="TVA du loyer"
        options={REGIMES}
        // The options are VAT regimes.
        onSelect={(regime) => store.update((draft) => withRegime(draft, regime as VatRegime))}
      />
      {hasTax && (
        <DraftSelect path="rent.vatRate" options={rates.filter(({ value }) => value !== '0')} />
      )}
    </div>
  );
}

function withRegime(draft: Draft, vatRegime: VatRegime): Draft {
  if (!draft.rent) return draft;
  const { vatRate = '20', ...untaxed } = draft.rent;
  return { ...draft, vatRegime, rent: chargesVat(vatRegime) ? { ...untaxed, vatRate } : untaxed };
}

const REGIMES = [
  { value: 'exempt', label: 'Exonéré, sans TVA' },
  { value: 'normal', label: 'Avec TVA, sur option' },
  { value: 'franchise', label: 'Franchise en base' },
];
