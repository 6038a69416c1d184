import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { type DraftPath, isProfessional } from '#documents';
import { QuoteCost } from './quote-cost.tsx';
import { QuoteGuarantees } from './quote-guarantees.tsx';
import { QuoteTiming } from './quote-timing.tsx';
import { QuoteWaste } from './quote-waste.tsx';
import { QuoteWithdrawal } from './quote-withdrawal.tsx';
import { QuoteWorks } from './quote-works.tsx';
import { summarizeExecution } from './summarize-quote.ts';

/** Open for a consumer, to whom most of this information is due by law. */
export function QuoteSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isForConsumer = useDraft(({ buyer }) => !isProfessional(buyer));
  const summary = useDraft(summarizeExecution);
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title="Exécution et garanties"
        summary={summary}
        isOpen={isToggled ?? isForConsumer}
        onToggle={setToggled}
      >
        <div className="flex flex-col gap-5 pb-2">
          <QuoteTiming />
          <QuoteCost />
          <QuoteWorks />
          <QuoteWaste />
          <QuoteWithdrawal />
          <QuoteGuarantees />
        </div>
      </Disclosure>
    </section>
  );
}

const PATHS: readonly DraftPath[] = [
  'quote.startDate',
  'quote.duration',
  'quote.cost',
  'quote.isWorks',
  'quote.travelCost',
  'quote.hourlyRate',
  'quote.keepsParts',
  'quote.waste',
  'quote.withdrawal',
  'quote.guarantees',
  'supply.place',
];
