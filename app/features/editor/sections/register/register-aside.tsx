import { Suspense } from 'react';
import { lazyJudged } from '#app/features/editor/store/lazy-judged.ts';
import { useIsAlive } from '#app/ui/waking/use-is-alive.ts';

/**
 * A placeholder for the button beside the name, or under the number of `field`, until the page is
 * hydrated.
 */
export function RegisterAside(props: { party: 'seller' | 'buyer'; field?: 'siren' | 'siret' }) {
  const isAlive = useIsAlive();
  return (
    isAlive && (
      <Suspense>
        <RegisterControl {...props} />
      </Suspense>
    )
  );
}

const RegisterControl = lazyJudged(
  async () => (await import('./register-control.tsx')).RegisterControl,
);
