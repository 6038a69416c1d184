import { Suspense } from 'react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/** The thumbnails load when the section opens. */
export function StyleTemplate() {
  const { store } = useEditor();
  const template = useDraft(({ style }) => style.template);
  return (
    <DraftGroup path="style.template" help={TEMPLATE_WORDS[template].help}>
      <Suspense fallback={<div className="aspect-[4/3] w-full sm:aspect-[3/1]" />}>
        <Thumbnails value={template} onChange={(value) => store.set('style.template', value)} />
      </Suspense>
    </DraftGroup>
  );
}

const Thumbnails = lazyWhenUsed(
  async () => (await import('./style-template-thumbnails.tsx')).StyleTemplateThumbnails,
);
