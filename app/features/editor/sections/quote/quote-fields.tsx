import { QuoteCost } from './quote-cost.tsx';
import { QuoteGuarantees } from './quote-guarantees.tsx';
import { QuoteTiming } from './quote-timing.tsx';
import { QuoteWaste } from './quote-waste.tsx';
import { QuoteWithdrawal } from './quote-withdrawal.tsx';
import { QuoteWorks } from './quote-works.tsx';

/** Quotes to professionals seldom open the section: its fields load apart from it. */
export function QuoteFields() {
  return (
    <div className="flex flex-col gap-5">
      <QuoteTiming />
      <QuoteCost />
      <QuoteWorks />
      <QuoteWaste />
      <QuoteWithdrawal />
      <QuoteGuarantees />
    </div>
  );
}
