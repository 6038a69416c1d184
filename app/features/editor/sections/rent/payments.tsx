import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { RECEIVED_BY_CHOICES } from '#app/features/editor/sections/payment/received-by.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { createRentPayment } from './sum.ts';
import { RENT_PAYER_CHOICES } from './words.ts';

/** Each payment of the term: the tenant’s, the benefit’s, the guarantor’s. */
export function RentPayments() {
  const { store, today } = useEditor();
  return (
    <DraftList
      path="rent.payments"
      legend="Paiements reçus"
      isLegendHidden
      entryName="Paiement"
      addLabel="Ajouter un paiement"
      create={() => createRentPayment(store.getState().draft, today)}
      max={50}
    >
      {(path) => <Payment path={path} />}
    </DraftList>
  );
}

function Payment({ path }: { path: string }) {
  const suffix = useCurrencySuffix();
  const payer = useDraft((draft) => String(getAt(draft, `${path}.payer`) ?? ''));
  const isByTenant = payer === 'tenant';
  return (
    <div className="grid items-start gap-3 min-[30rem]:grid-cols-2">
      <DraftNumber
        path={`${path}.amount`}
        label="Montant"
        scale={2}
        emptyValue="0"
        suffix={suffix}
        isRequired
      />
      <DraftDate path={`${path}.date`} label="Reçu le" isOptional isRequired />
      <DraftSelect path={`${path}.payer`} label="Payé par" options={RENT_PAYER_CHOICES} />
      <DraftSelect path={`${path}.means`} label="Moyen" options={RECEIVED_BY_CHOICES} />
      {!isByTenant && (
        <DraftText
          path={`${path}.payerName`}
          label="Nom du payeur"
          placeholder={PAYER_EXAMPLES[payer]}
          maxLength={100}
          className="min-[30rem]:col-span-2"
        />
      )}
    </div>
  );
}

const PAYER_EXAMPLES: Readonly<Record<string, string>> = {
  'housing-benefit': 'CAF de la Loire-Atlantique',
  guarantor: 'Visale',
};
