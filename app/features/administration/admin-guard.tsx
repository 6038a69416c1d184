import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isAdministrator } from '#app/data/account/administration/administrator.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { mainId } from '#app/lib/focus-main.ts';
import { useSession } from '#app/session/use-session.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { useLightByDefault } from './use-light-by-default.ts';

/**
 * Hides the administration from others. Not a security boundary: the database checks the role
 * itself.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  useLightByDefault();
  const { isLoading, user, isSecondFactorDue } = useSession();
  const userId = user?.id ?? '';
  const { data, isError } = useQuery(
    {
      queryKey: ['administration', 'role', userId],
      queryFn: () => isAdministrator(userId),
      enabled: userId !== '' && !isSecondFactorDue,
      retry: false,
    },
    queryClient,
  );
  if (!isLoading && (!user || isSecondFactorDue)) return <Navigate to="/auth" replace />;
  if (data === false || isError) return <Navigate to="/" replace />;
  if (data === true) return children;
  return (
    <main id={mainId} tabIndex={-1} className="outline-none mx-auto max-w-360 px-4">
      <Spinner label="Vérification des autorisations..." />
    </main>
  );
}
