import { DraftAccountNumber } from '#app/features/editor/fields/draft-account-number.tsx';
import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';

import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { compactIdentifier, isBic, requireKind } from '#documents';

/** The account that a transfer goes to. */
export function PaymentAccount() {
  const hasTransfer = useDraft(({ payment }) => payment.means.includes('transfer'));
  const hasCode = useDraft(
    ({ currency, kind }) => currency === 'EUR' && requireKind(kind).subtypes.standard.asksPayment,
  );
  const isNeeded = useDraft(({ kind }) => requireKind(kind).subtypes.standard.asksPayment);
  const sellerName = useDraft(({ seller }) => seller.name);
  if (!hasTransfer) return null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftAccountNumber
        path="seller.iban"
        label="IBAN"
        isRequired={isNeeded}
        className="sm:col-span-2"
      />
      <DraftText
        path="seller.bic"
        label="BIC"
        maxLength={14}
        normalize={compactIdentifier}
        check={checkBic}
      />
      <DraftText path="seller.bankName" label="Banque" maxLength={100} />
      <DraftText
        path="seller.accountHolder"
        label="Titulaire du compte"
        maxLength={70}
        placeholder={sellerName}
        help="S’il n’est pas le vendeur."
        className="sm:col-span-2"
      />
      {hasCode && (
        <div className="sm:col-span-2">
          <DraftCheckbox
            path="style.showsPaymentCode"
            isOptional={false}
            label="Imprimer un code QR de virement"
            help="Votre client le scanne avec son application bancaire."
          />
        </div>
      )}
    </div>
  );
}

function checkBic(bic: string) {
  return isBic(bic)
    ? { success: 'Forme correcte' }
    : { error: 'Un BIC a 8 ou 11 caractères, par exemple PSSTFRPPPAR.' };
}
