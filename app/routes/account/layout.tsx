import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';

export default function AccountLayout() {
  return (
    <SignedInOnly>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </SignedInOnly>
  );
}
