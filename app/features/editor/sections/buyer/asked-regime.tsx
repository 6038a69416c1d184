import { Suspense, useState } from 'react';
import { useDraft, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { hasRegimeOfCustomer } from './has-regime-of-customer.ts';

/** Once asked it stays: it takes the focus of the buttons that go away with their question. */
export function AskedRegime() {
  const isAsked = useMissingRule('vatRegime')?.proposal !== undefined;
  const isChosen = useDraft(hasRegimeOfCustomer);
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || isAsked || isChosen;
  if (isShown !== wasShown) setWasShown(isShown);
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
