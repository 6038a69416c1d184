import { Suspense } from 'react';
import { useLines, useLinesView } from '#app/features/editor/lines/context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

export function PasteDialog() {
  const { view } = useLines();
  const paste = useLinesView(view, (state) => state.paste);
  if (!paste) return null;
  return (
    <Suspense>
      <PasteForm text={paste.text} at={paste.at} />
    </Suspense>
  );
}

const PasteForm = lazyWhenUsed(async () => (await import('./paste-form.tsx')).PasteForm);
