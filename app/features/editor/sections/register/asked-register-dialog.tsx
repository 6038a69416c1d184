import { Suspense } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import type { PartyName } from './fill-party.ts';

/** The dialog of the register: it asks the network, and comes by it. */
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
