import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { RECEIVED_BY_CHOICES } from '#app/features/editor/sections/payment/received-by-choices.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import type { EntryPath } from '#documents';
import { createRentPayment } from './rent-payment.ts';
import { RENT_PAYER_CHOICES } from './rent-words.ts';

export function RentPayments() {
  const { store, today } = useEditor();
  return (
    <DraftList
      path="rent.payments"
      isLegendHidden
      entryName="Paiement"
      addLabel="Ajouter un paiement"
      create={() => createRentPayment(store.getState().draft, today)}
    >
      {(path) => <Payment path={path} />}
    </DraftList>
  );
}

function Payment({ path }: { path: EntryPath<'rent.payments'> }) {
  const suffix = useCurrencySuffix();
  const payer = useDraft((draft) => String(getAt(draft, `${path}.payer`) ?? ''));
  const isByTenant = payer === 'tenant';
  return (
    <div className="grid items-start gap-3 min-[30rem]:grid-cols-2">
      <DraftNumber path={`${path}.amount`} emptyValue="0" suffix={suffix} isRequired />
      <DraftDate path={`${path}.date`} isRequired />
      <DraftSelect path={`${path}.payer`} options={RENT_PAYER_CHOICES} />
      <DraftSelect path={`${path}.means`} options={RECEIVED_BY_CHOICES} />
      {!isByTenant && (
        <DraftText
          path={`${path}.payerName`}
          placeholder={PAYER_EXAMPLES[payer]}
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
