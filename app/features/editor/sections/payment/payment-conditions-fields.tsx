import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { isProfessional, RECOVERY_FEE_IN_WORDS, requireKind } from '#documents';
import { PaymentEarlyDiscount } from './payment-early-discount.tsx';
import { PaymentLatePenalty } from './payment-late-penalty.tsx';

export function PaymentConditionsFields() {
  const isBetweenProfessionals = useDraft(
    ({ kind, buyer }) => requireKind(kind).subtypes.standard.asksPayment && isProfessional(buyer),
  );
  return (
    <div className="flex flex-col gap-4 pb-2">
      {isBetweenProfessionals && (
        <>
          <PaymentLatePenalty />
          <DraftCheckbox
            path="payment.recoveryFee"
            help={`${RECOVERY_FEE_IN_WORDS} dus par le client pour chaque facture payée en retard. La loi veut cette mention.`}
          />
          <PaymentEarlyDiscount />
        </>
      )}
      <DraftTextArea
        path="payment.terms"
        placeholder="Par exemple, un paiement en plusieurs fois"
      />
      <DraftText path="payment.reference" help="Le numéro du document, si vous n’indiquez rien." />
    </div>
  );
}
