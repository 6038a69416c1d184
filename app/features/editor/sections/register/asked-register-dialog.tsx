import { Suspense } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { PartyName } from './fill-party.ts';

/** The dialog of the register, fetched once somebody may ask for it. */
export function AskedRegisterDialog(props: { party: PartyName; onClose: () => void }) {
  return (
    <Suspense>
      <RegisterDialog {...props} />
    </Suspense>
  );
}

const RegisterDialog = lazyWhenUsed(
  async () => (await import('./register-dialog.tsx')).RegisterDialog,
);
