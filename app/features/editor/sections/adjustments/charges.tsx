import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { chargesVat } from '#documents';
import { listRates } from './rates.ts';

/** Carriage, packing, travel: each at its rate. */
export function AdjustmentsCharges() {
  return (
    <DraftList
      path="charges"
      legend="Frais"
      entryName="Frais"
      addLabel="Ajouter des frais"
      create={() => ({ amount: '0', reason: '' })}
      max={20}
    >
      {(path) => <Charge path={path} />}
    </DraftList>
  );
}

function Charge({ path }: { path: string }) {
  const hasVat = useDraft((draft) => chargesVat(draft.vatRegime));
  const currency = useDraft((draft) => draft.currency);
  const rates = useDraft((draft) =>
    listRates(draft, String(getAt(draft, `${path}.vatRate`) ?? '')).join(' '),
  ).split(' ');
  return (
    <div
      className={`grid grid-cols-2 items-start gap-3 ${hasVat ? 'sm:grid-cols-[1.4fr_1fr_1fr]' : ''}`}
    >
      <DraftText
        path={`${path}.reason`}
        label="Libellé"
        isOptional={false}
        maxLength={100}
        placeholder="Port, emballage, déplacement"
        className={hasVat ? 'max-sm:col-span-2' : ''}
      />
      <DraftNumber
        path={`${path}.amount`}
        label="Montant"
        scale={2}
        emptyValue="0"
        suffix={currency === 'EUR' ? '€' : currency}
      />
      {hasVat && (
        <DraftSelect
          path={`${path}.vatRate`}
          label="TVA"
          isOptional
          options={[
            { value: '', label: 'Principal' },
            ...rates.map((rate) => ({ value: rate, label: `${rate.replace('.', ',')}\u00a0%` })),
          ]}
        />
      )}
    </div>
  );
}
