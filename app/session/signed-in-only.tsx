import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '#app/ui/spinner.tsx';
import { writeOrigin } from './origin.ts';
import { useSession } from './use-session.ts';

/** Sends a visitor to /auth, which leads back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { isLoading, user, isSecondFactorDue } = useSession();
  const location = useLocation();
  if (isLoading) return <Spinner />;
  if (!user || isSecondFactorDue)
    return <Navigate to="/auth" replace state={writeOrigin(location)} />;
  return children;
}
