import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, requireKind } from '#documents';
import { summarizeMentions } from './summarize-mentions.ts';

export function MentionsSection() {
  const summary = useDraft(summarizeMentions);
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  return (
    <FoldedSection
      title={isSale ? 'Mentions, pièces jointes' : 'Mentions'}
      summary={summary || 'Aucune'}
      paths={PATHS}
    >
      <MentionsFields />
    </FoldedSection>
  );
}

const MentionsFields = lazyWhenUsed(
  async () => (await import('./mentions-fields.tsx')).MentionsFields,
);
const PATHS: readonly DraftPath[] = ['notes', 'terms', 'works', 'attachments'];
