import { Suspense } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { DraftPath } from '#documents';
import { summarizeStyle } from './summarize-style.ts';

export function StyleSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeStyle);
  const accent = useDraft(({ style }) => style.accent);
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title="Apparence"
        summary={
          <span className="inline-flex items-center gap-2">
            {summary}
            <span
              aria-hidden
              className="size-4 rounded-full border border-control"
              style={{ backgroundColor: accent }}
            />
          </span>
        }
        isOpen={isToggled ?? false}
        onToggle={setToggled}
      >
        <Suspense>
          <StyleFields />
        </Suspense>
      </Disclosure>
    </section>
  );
}

const StyleFields = lazyWhenUsed(async () => (await import('./style-fields.tsx')).StyleFields);
const PATHS: readonly DraftPath[] = [
  'style.template',
  'style.logo',
  'style.accent',
  'style.watermark',
  'style.columns',
  'style.labels',
];
