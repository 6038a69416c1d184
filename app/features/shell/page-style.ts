import { findPage } from '#content/pages.ts';

/**
 * The six pages where a document is made have a style of their own: no breadcrumb, less air above
 * the form, and notices that keep clear of its bar.
 */
export function pageStyleOf(pathname: string): 'generator' | 'content' {
  return findPage(pathname)?.places?.includes('documents') ? 'generator' : 'content';
}
