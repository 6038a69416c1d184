import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { RentTermFields } from './rent-term-fields.tsx';
import { summarizeTerm } from './summarize-term.ts';

export function RentTermSection() {
  const summary = useDraft(summarizeTerm);
  return (
    <FoldedSection title="Terme" titleId="term-title" summary={summary} paths={PATHS}>
      <RentTermFields />
    </FoldedSection>
  );
}

const PATHS: readonly DraftPath[] = ['supply', 'dueDate', 'rent.term', 'rent.prorata'];
