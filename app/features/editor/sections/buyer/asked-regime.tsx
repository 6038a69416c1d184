import { Suspense } from 'react';
import { useStaysShown } from '#app/features/editor/conformity/use-stays-shown.ts';
import { useDraft, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { hasRegimeOfCustomer } from './has-regime-of-customer.ts';

export function AskedRegime() {
  const isAsked = useMissingRule('vatRegime')?.proposal !== undefined;
  const isChosen = useDraft(hasRegimeOfCustomer);
  const isShown = useStaysShown(isAsked || isChosen);
  return (
    isShown && (
      <Suspense>
        <BuyerRegime />
      </Suspense>
    )
  );
}

const BuyerRegime = lazyWhenUsed(
  async () => (await import('#app/features/editor/sections/of-rare-cases.ts')).BuyerRegime,
);
