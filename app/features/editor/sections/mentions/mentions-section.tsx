import { Suspense } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, requireKind } from '#documents';
import { summarizeMentions } from './summarize-mentions.ts';

export function MentionsSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeMentions);
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title={isSale ? 'Mentions et pièces jointes' : 'Mentions'}
        summary={summary}
        isOpen={isToggled ?? false}
        onToggle={setToggled}
      >
        <Suspense>
          <MentionsFields />
        </Suspense>
      </Disclosure>
    </section>
  );
}

const MentionsFields = lazyWhenUsed(
  async () => (await import('./mentions-fields.tsx')).MentionsFields,
);
const PATHS: readonly DraftPath[] = ['notes', 'terms', 'works', 'attachments'];
