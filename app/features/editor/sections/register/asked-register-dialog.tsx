import { Suspense } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import type { PartyName } from './fill-party.ts';

/** The register needs the network: its dialog loads on demand. */
export function AskedRegisterDialog(props: { party: PartyName; onClose: () => void }) {
  return (
    <Suspense>
      <RegisterDialog {...props} />
    </Suspense>
  );
}

const RegisterDialog = lazyFetched(
  async () => (await import('./register-dialog.tsx')).RegisterDialog,
);
