import { Suspense } from 'react';
import { useStaysShown } from '#app/features/editor/conformity/use-stays-shown.ts';
import { useDraft, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

export function AskedCertification() {
  const missing = useMissingRule('works')?.proposal;
  const wrong = useMissingRule('works.certification')?.proposal;
  const isChosen = useDraft(({ works }) => works !== undefined);
  const isShown = useStaysShown(isChosen || missing !== undefined || wrong !== undefined);
  return (
    isShown && (
      <Suspense>
        <WorksCertification />
      </Suspense>
    )
  );
}

const WorksCertification = lazyWhenUsed(
  async () => (await import('#app/features/editor/sections/of-rare-cases.ts')).WorksCertification,
);
