import { type ComponentProps, Suspense } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import type { RegisterDialog as Dialog } from './register-dialog.tsx';

/** The register needs the network: its dialog loads on demand. */
export function AskedRegisterDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <RegisterDialog {...props} />
    </Suspense>
  );
}

const RegisterDialog = lazyFetched(
  async () => (await import('./register-dialog.tsx')).RegisterDialog,
);
