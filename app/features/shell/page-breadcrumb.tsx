import { useLocation } from 'react-router';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { trimPath } from '#content/pages/trim-path.ts';
import { findPage, trailOf } from '#content/pages.ts';

/**
 * The breadcrumb of the pages in the table, except the home page and the generators, which need the
 * room. Articles render their own.
 */
export function PageBreadcrumb() {
  const { pathname } = useLocation();
  const page = findPage(OTHER_ADDRESSES[trimPath(pathname)] ?? pathname);
  if (!page || page.path === '/' || page.places?.includes('documents')) return null;
  return <Breadcrumb trail={trailOf(page)} className="mb-6" />;
}

/** The canonical address of pages that have another one (app/routes.ts). */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = { '/conseils': '/guides' };
