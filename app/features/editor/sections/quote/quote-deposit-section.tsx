import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { QuoteDeposit } from './quote-deposit.tsx';
import { QuoteSchedule } from './quote-schedule.tsx';
import { summarizeDeposit } from './summarize-quote.ts';

export function QuoteDepositSection() {
  const summary = useDraft(summarizeDeposit);
  return (
    <FoldedSection title="Acompte et échéancier" summary={summary || 'Aucun'} paths={PATHS}>
      <div className="flex flex-col gap-6">
        <QuoteDeposit />
        <QuoteSchedule />
      </div>
    </FoldedSection>
  );
}

const PATHS: readonly DraftPath[] = ['quote.deposit', 'quote.schedule'];
