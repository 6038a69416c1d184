import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { RECEIVED_BY_CHOICES } from '#app/features/editor/sections/payment/received-by-choices.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat } from '#documents';
import { AdjustmentsPrepaymentVat } from './adjustments-prepayment-vat.tsx';

export function AdjustmentsPrepayments() {
  const isFinal = useDraft((draft) => draft.subtype === 'final');
  const isPaid = useDraft(({ payment }) => payment.means.includes('paid'));
  const hasVat = useDraft((draft) => chargesVat(draft.vatRegime));
  const suffix = useCurrencySuffix();
  return (
    <DraftList
      path="prepayments"
      legend="Acomptes et versements déjà reçus"
      help={isPaid ? 'La facture est déjà payée\u00a0: ils n’y sont pas déduits.' : undefined}
      entryName="Acompte"
      addLabel="Ajouter un acompte"
      create={() => ({ amount: '0' })}
    >
      {(path, index) => (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-3">
            <DraftNumber
              path={`${path}.amount`}
              label={hasVat ? 'Montant TTC' : 'Montant'}
              emptyValue="0"
              suffix={suffix}
            />
            <DraftDate path={`${path}.date`} />
            <DraftSelect path={`${path}.means`} options={RECEIVED_BY_CHOICES} />
            <DraftText
              path={`${path}.reference`}
              label={isFinal ? 'N°\u00a0de la facture' : 'Référence'}
              isRequired={isFinal}
              placeholder={isFinal ? 'F-2026-0118' : undefined}
            />
            {isFinal && <DraftDate path={`${path}.issueDate`} isRequired />}
          </div>
          {hasVat && <AdjustmentsPrepaymentVat path={path} index={index} />}
        </>
      )}
    </DraftList>
  );
}
