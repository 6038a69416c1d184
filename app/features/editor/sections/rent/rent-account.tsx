import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { PaymentAccount } from '#app/features/editor/sections/payment/payment-account.tsx';
import { PaymentMeansField } from '#app/features/editor/sections/payment/payment-means-field.tsx';
import { PaymentOthers } from '#app/features/editor/sections/payment/payment-others.tsx';
import { summarizePayment } from '#app/features/editor/sections/payment/summarize-payment.ts';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';

/** Printed while the term is not fully paid. */
export function RentAccount() {
  const isDue = useAnalysis(({ totals }) => totals.rent?.result !== 'complete');
  const summary = useDraft(summarizePayment);
  if (!isDue) return null;
  return (
    <PartyDisclosure title="Comment payer le reste" summary={summary} prefixes={PREFIXES}>
      <div className="flex flex-col gap-4">
        <PaymentMeansField />
        <PaymentOthers />
        <PaymentAccount />
      </div>
    </PartyDisclosure>
  );
}

const PREFIXES: readonly DraftPath[] = [
  'payment',
  'seller.iban',
  'seller.bic',
  'seller.accountHolder',
  'seller.bankName',
  'style.showsPaymentCode',
];
