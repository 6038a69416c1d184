import { PartyDisclosure } from '#app/features/editor/sections/card/disclosure.tsx';
import { PaymentAccount } from '#app/features/editor/sections/payment/account.tsx';
import { PaymentMeansField } from '#app/features/editor/sections/payment/means-field.tsx';
import { PaymentOthers } from '#app/features/editor/sections/payment/others.tsx';
import { summarizePayment } from '#app/features/editor/sections/payment/summary.ts';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';

/** How to pay what is still due: printed while the term is not paid. */
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
