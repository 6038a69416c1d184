import { AskedInPlace } from '#app/features/editor/conformity/asked-in-place.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useRateOptions } from '#app/features/editor/fields/use-rate-options.ts';
import { useDraft, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, type EntryPath } from '#documents';

export function AdjustmentsCharges() {
  return (
    <div>
      <DraftList
        path="charges"
        entryName="Frais"
        addLabel="Ajouter des frais"
        create={() => ({ amount: '0', reason: '' })}
      >
        {(path) => <Charge path={path} />}
      </DraftList>
      <AskedInPlace question={useMissingRule('charges')} className="mt-2">
        {() => null}
      </AskedInPlace>
    </div>
  );
}

function Charge({ path }: { path: EntryPath<'charges'> }) {
  const hasVat = useDraft((draft) => chargesVat(draft.vatRegime));
  const suffix = useCurrencySuffix();
  const rates = useRateOptions(`${path}.vatRate`);
  return (
    <div
      className={`grid grid-cols-2 items-start gap-3 ${hasVat ? 'sm:grid-cols-[1.4fr_1fr_1fr]' : ''}`}
    >
      <DraftText
        path={`${path}.reason`}
        placeholder="Port, emballage"
        className={hasVat ? 'max-sm:col-span-2' : ''}
      />
      <DraftNumber path={`${path}.amount`} emptyValue="0" suffix={suffix} />
      {hasVat && (
        <DraftSelect
          path={`${path}.vatRate`}
          options={[{ value: '', label: 'Principal' }, ...rates]}
        />
      )}
    </div>
  );
}
