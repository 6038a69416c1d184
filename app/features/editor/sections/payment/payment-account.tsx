import { DraftAccountNumber } from '#app/features/editor/fields/draft-account-number.tsx';
import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { IdentifierField } from '#app/features/editor/sections/party/identifier-field.tsx';

import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';

export function PaymentAccount() {
  const hasTransfer = useDraft(({ payment }) => payment.means.includes('transfer'));
  const isPaid = useDraft(({ payment }) => payment.means.includes('paid'));
  const isReplaced = useDraft(({ payee }) => Boolean(payee?.iban));
  const isNeeded = useDraft(({ kind }) => requireKind(kind).subtypes.standard.asksPayment);
  if (isPaid && !hasTransfer) return null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftAccountNumber
        path="seller.iban"
        isRequired={isNeeded && hasTransfer && !isReplaced}
        help={helpOf({ hasTransfer, isReplaced })}
        className="sm:col-span-2"
      />
      {hasTransfer && <AccountDetails />}
    </div>
  );
}

function AccountDetails() {
  const hasCode = useDraft(
    ({ currency, kind }) => currency === 'EUR' && requireKind(kind).subtypes.standard.asksPayment,
  );
  const sellerName = useDraft(({ seller }) => seller.name);
  return (
    <>
      <IdentifierField path="seller.bic" />
      <DraftText path="seller.bankName" />
      <DraftText
        path="seller.accountHolder"
        placeholder={sellerName}
        help="S’il n’est pas le vendeur."
        className="sm:col-span-2"
      />
      {hasCode && (
        <div className="sm:col-span-2">
          <DraftCheckbox
            path="style.showsPaymentCode"
            help="Votre client le scanne avec son application bancaire."
          />
        </div>
      )}
    </>
  );
}

function helpOf({ hasTransfer, isReplaced }: { hasTransfer: boolean; isReplaced: boolean }) {
  if (isReplaced) return 'Non imprimé\u00a0: le client paie la société d’affacturage.';
  return hasTransfer ? undefined : 'Pour être payé par virement.';
}
