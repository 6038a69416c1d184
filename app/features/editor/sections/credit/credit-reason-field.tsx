import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { listCreditReasons } from '#app/naming/credit-reasons.ts';

export function CreditReasonField() {
  const isOther = useDraft(({ credit }) => credit?.reason === 'other');
  // A chosen VAT error stays in the list after the regime changes.
  const vatRegime = useDraft(({ vatRegime, credit }) =>
    credit?.reason === 'vat-error' ? 'normal' : vatRegime,
  );
  const hasReason = useDraft(({ credit }) => Boolean(credit?.reason ?? credit?.explanation));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftSelect
        path="credit.reason"
        isRequired
        options={[{ value: '', label: 'À choisir' }, ...listCreditReasons({ vatRegime })]}
      />
      {hasReason && (
        <DraftText
          path="credit.explanation"
          isRequired={isOther}
          placeholder={isOther ? '' : 'Facultatif'}
        />
      )}
    </div>
  );
}
