import { Suspense } from 'react';
import { lazyJudged } from '#app/features/editor/store/lazy-judged.ts';
import { useIsAlive } from '#app/ui/waking/use-is-alive.ts';

/** Room for the button beside a name: it comes once the page is alive and judges. */
export function RegisterAside({ party }: { party: 'seller' | 'buyer' }) {
  const isAlive = useIsAlive();
  return (
    isAlive && (
      <Suspense>
        <RegisterButton party={party} />
      </Suspense>
    )
  );
}

const RegisterButton = lazyJudged(
  async () => (await import('./register-button.tsx')).RegisterButton,
);
