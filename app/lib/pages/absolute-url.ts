import { site } from '#content/site.ts';

/** The address of a path on the site’s own origin. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}
