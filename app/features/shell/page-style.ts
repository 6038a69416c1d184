import { isSignedInPath } from '#content/pages/account-pages.ts';
import { findPage } from '#content/pages.ts';

/**
 * The six generators have no breadcrumb, less space above the form, and toasts clear of its bar;
 * the account has its own navigation, which is a bar on a phone. These and the home page have
 * their main action themselves: that of the header stands back.
 */
export function pageStyleOf(pathname: string): 'home' | 'generator' | 'account' | 'content' {
  if (isSignedInPath(pathname)) return 'account';
  const page = findPage(pathname);
  if (page?.path === '/') return 'home';
  return page?.places?.includes('documents') ? 'generator' : 'content';
}
