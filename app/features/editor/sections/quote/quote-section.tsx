import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, isProfessional } from '#documents';
import { summarizeExecution } from './summarize-quote.ts';

/** Open for a consumer, to whom most of this information is due by law. */
export function QuoteSection() {
  const isForConsumer = useDraft(({ buyer }) => !isProfessional(buyer));
  const summary = useDraft(summarizeExecution);
  return (
    <FoldedSection
      title="Exécution et garanties"
      summary={summary || 'À préciser'}
      paths={PATHS}
      isOpenAtFirst={isForConsumer}
    >
      <QuoteFields />
    </FoldedSection>
  );
}

const QuoteFields = lazyWhenUsed(async () => (await import('./quote-fields.tsx')).QuoteFields);
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
