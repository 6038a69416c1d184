import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { type DraftPath, isProfessional, RECOVERY_FEE_IN_WORDS, requireKind } from '#documents';
import { PaymentEarlyDiscount } from './payment-early-discount.tsx';
import { PaymentLatePenalty } from './payment-late-penalty.tsx';
import { summarizeConditions } from './summarize-conditions.ts';

export function PaymentConditions() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isBetweenProfessionals = useDraft(
    ({ kind, buyer }) => requireKind(kind).subtypes.standard.asksPayment && isProfessional(buyer),
  );
  const summary = useDraft(summarizeConditions);
  useReveal(PATHS, () => setToggled(true));
  return (
    <Disclosure
      title="Conditions"
      summary={summary}
      level={3}
      isOpen={isToggled ?? false}
      onToggle={setToggled}
    >
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
        <DraftText
          path="payment.reference"
          help="Le numéro du document, si vous n’indiquez rien."
        />
      </div>
    </Disclosure>
  );
}

const PATHS: readonly DraftPath[] = [
  'payment.latePenalty',
  'payment.recoveryFee',
  'payment.earlyDiscount',
  'payment.terms',
  'payment.reference',
];
