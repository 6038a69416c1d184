import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { DraftPath } from '#documents';
import { QuoteDeposit } from './quote-deposit.tsx';
import { QuoteSchedule } from './quote-schedule.tsx';
import { summarizeDeposit } from './summarize-quote.ts';

export function QuoteDepositSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeDeposit);
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title="Acompte et échéancier"
        summary={summary}
        isOpen={isToggled ?? false}
        onToggle={setToggled}
      >
        <div className="flex flex-col gap-6 pb-2">
          <QuoteDeposit />
          <QuoteSchedule />
        </div>
      </Disclosure>
    </section>
  );
}

const PATHS: readonly DraftPath[] = ['quote.deposit', 'quote.schedule'];
