import { QuoteCost } from './quote-cost.tsx';
import { QuoteGuarantees } from './quote-guarantees.tsx';
import { QuoteTiming } from './quote-timing.tsx';
import { QuoteWaste } from './quote-waste.tsx';
import { QuoteWithdrawal } from './quote-withdrawal.tsx';
import { QuoteWorks } from './quote-works.tsx';

export function QuoteFields() {
  return (
    <div className="flex flex-col gap-5 pb-2">
      <QuoteTiming />
      <QuoteCost />
      <QuoteWorks />
      <QuoteWaste />
      <QuoteWithdrawal />
      <QuoteGuarantees />
    </div>
  );
}
