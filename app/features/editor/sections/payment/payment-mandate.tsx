import { DraftAccountNumber } from '#app/features/editor/fields/draft-account-number.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { compactIdentifier } from '#documents';

export function PaymentMandate() {
  const hasDebit = useDraft(({ payment }) => payment.means.includes('direct-debit'));
  if (!hasDebit) return null;
  return (
    <DraftGroup path="payment.mandate">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftText path="payment.mandate.reference" isRequired />
        <DraftText
          path="payment.mandate.creditorId"
          isRequired
          maxLength={35}
          normalize={compactIdentifier}
          placeholder="FR72ZZZ123456"
        />
        <DraftAccountNumber path="payment.mandate.debtorIban" className="sm:col-span-2" />
      </div>
    </DraftGroup>
  );
}
