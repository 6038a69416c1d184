import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { PaymentAccount } from './payment-account.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentConditions } from './payment-conditions.tsx';
import { PaymentDeadline } from './payment-deadline.tsx';
import { PaymentMandate } from './payment-mandate.tsx';
import { PaymentMeansField } from './payment-means-field.tsx';
import { PaymentOthers } from './payment-others.tsx';
import { summarizePayment } from './summarize-payment.ts';

export function PaymentSection() {
  const summary = useDraft(summarizePayment);
  return (
    <FoldedSection title="Règlement" summary={summary} paths={PATHS}>
      <div className="flex flex-col gap-5">
        <PaymentDeadline />
        <PaymentAccount />
        <PaymentMeansField />
        <PaymentOthers />
        <PaymentMandate />
        <PaymentCard />
        <div className="-mb-4 border-t border-rule">
          <PaymentConditions />
        </div>
      </div>
    </FoldedSection>
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
