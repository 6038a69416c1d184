import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { type CreditReason, chargesVat } from '#documents';

/** Why the invoice is reduced. */
export function CreditReasonField() {
  const isOther = useDraft(({ credit }) => credit?.reason === 'other');
  // Who charges no VAT has made no error in it; what was chosen stays readable.
  const hasVat = useDraft(
    ({ vatRegime, credit }) => chargesVat(vatRegime) || credit?.reason === 'vat-error',
  );
  const reasons = REASONS.filter(({ value }) => hasVat || value !== 'vat-error');
  const hasReason = useDraft(({ credit }) => Boolean(credit?.reason ?? credit?.explanation));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftSelect
        path="credit.reason"
        label="Motif"
        isRequired
        isOptional
        options={[{ value: '', label: 'À choisir' }, ...reasons]}
      />
      {hasReason && (
        <DraftText
          path="credit.explanation"
          label="Précision"
          isRequired={isOther}
          maxLength={200}
          placeholder={isOther ? '' : 'Facultatif'}
        />
      )}
    </div>
  );
}

const REASONS: readonly { value: CreditReason; label: string }[] = [
  { value: 'error', label: 'Erreur de facturation' },
  { value: 'return', label: 'Retour de marchandises' },
  { value: 'cancellation', label: 'Annulation de la commande' },
  { value: 'goodwill', label: 'Geste commercial' },
  { value: 'discount', label: 'Remise après la vente' },
  { value: 'duplicate', label: 'Double facturation' },
  { value: 'vat-error', label: 'Erreur de TVA' },
  { value: 'unpaid', label: 'Impayé' },
  { value: 'other', label: 'Autre motif' },
];
