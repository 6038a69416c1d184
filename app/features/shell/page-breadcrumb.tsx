import { useLocation } from 'react-router';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { findPage, trailOf } from '#content/pages.ts';

/**
 * The breadcrumb of a page of the table, but for the home page and the generators, which need their
 * room. Articles, which are in no table here, draw their own.
 */
export function PageBreadcrumb() {
  const { pathname } = useLocation();
  const page = findPage(pathname);
  if (!page || page.path === '/' || page.places?.includes('documents')) return null;
  return <Breadcrumb trail={trailOf(page)} className="mb-6" />;
}
