import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt, setAt } from '#app/features/editor/store/path.ts';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import type { EntryPath } from '#documents';

export function AdjustmentsAllowances() {
  return (
    <DraftList
      path="allowances"
      entryName="Remise"
      addLabel="Ajouter une remise"
      create={() => ({ percent: '0' })}
    >
      {(path, index) => <Allowance path={path} index={index} />}
    </DraftList>
  );
}

function Allowance({ path, index }: { path: EntryPath<'allowances'>; index: number }) {
  const { store } = useEditor();
  const isPercent = useDraft((draft) => getAt(draft, `${path}.percent`) !== undefined);
  const sign = useCurrencySuffix();
  const changeUnit = (unit: 'percent' | 'amount') =>
    store.update((draft) => {
      const reason = draft.allowances[index]?.reason;
      return setAt(draft, path, { [unit]: '0', ...(reason && { reason }) });
    });
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <div className="flex items-end gap-2">
        {isPercent ? (
          <DraftNumber path={`${path}.percent`} emptyValue="0" suffix="%" className="grow" />
        ) : (
          <DraftNumber path={`${path}.amount`} emptyValue="0" suffix={sign} className="grow" />
        )}
        <Segmented
          name={`allowance-unit-${index}`}
          label="Remise en pourcentage ou en montant"
          value={isPercent ? 'percent' : 'amount'}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: sign },
          ]}
          onChange={changeUnit}
        />
      </div>
      <DraftText path={`${path}.reason`} label="Motif" placeholder="Remise" />
    </div>
  );
}
