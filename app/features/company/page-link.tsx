import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { findPage } from '#content/pages.ts';

/** A link when the page exists, else its words alone. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  if (!findPage(path)) return children;
  return (
    <Link to={path} className="text-primary underline">
      {children}
    </Link>
  );
}
