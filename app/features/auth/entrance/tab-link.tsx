import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type AuthTab, writeTab } from './auth-tab.ts';

/** Keeps the page to come back to. */
export function TabLink({ tab, children }: { tab: AuthTab; children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link
      to={writeTab(tab)}
      state={state}
      className="rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
