import { findPage } from '#content/pages.ts';

/** The six generators: no breadcrumb, less space above the form, and toasts clear of its bar. */
export function pageStyleOf(pathname: string): 'generator' | 'content' {
  return findPage(pathname)?.places?.includes('documents') ? 'generator' : 'content';
}
