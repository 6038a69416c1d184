import { site } from '#content/site.ts';

export function absoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}
