import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { AccountNavigation } from '#app/features/shell/account/account-navigation.tsx';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';

export default function AccountLayout() {
  return (
    <div className="lg:flex lg:min-w-0 lg:grow lg:gap-8">
      <AccountNavigation />
      <div className="min-w-0 grow">
        <SignedInOnly>
          <QueryClientProvider client={queryClient}>
            <Outlet />
          </QueryClientProvider>
        </SignedInOnly>
      </div>
    </div>
  );
}
