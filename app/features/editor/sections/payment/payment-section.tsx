import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { FocusListener } from '#app/features/editor/sections/card/focus-listener.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { type DraftPath, payingAccountOf, requireKind } from '#documents';
import { PaymentAccount } from './payment-account.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentConditions } from './payment-conditions.tsx';
import { PaymentMandate } from './payment-mandate.tsx';
import { PaymentMeansField } from './payment-means-field.tsx';
import { PaymentOthers } from './payment-others.tsx';
import { summarizePayment } from './summarize-payment.ts';

/** Open while the account is unknown: most documents lack only that. */
export function PaymentSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isWaiting = useDraft(
    (draft) =>
      requireKind(draft.kind).subtypes.standard.asksPayment && !payingAccountOf(draft).iban,
  );
  const isOpen = isToggled ?? isWaiting;
  const summary = useDraft(summarizePayment);
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure title="Règlement" summary={summary} isOpen={isOpen} onToggle={setToggled}>
        <FocusListener className="flex flex-col gap-5 pb-2" onEnter={() => setToggled(true)}>
          <PaymentAccount />
          <PaymentMeansField />
          <PaymentOthers />
          <PaymentMandate />
          <PaymentCard />
          <div className="border-t border-rule pt-2">
            <PaymentConditions />
          </div>
        </FocusListener>
      </Disclosure>
    </section>
  );
}

const PATHS: readonly DraftPath[] = [
  'payment.means',
  'payment.paidOn',
  'payment.chequeOrder',
  'payment.link',
  'payment.mandate',
  'payment.card',
  'payment.latePenalty',
  'payment.recoveryFee',
  'payment.earlyDiscount',
  'payment.terms',
  'payment.reference',
  'seller.iban',
  'seller.bic',
  'seller.accountHolder',
  'seller.bankName',
  'style.showsPaymentCode',
];
