import { site } from '#content/site.ts';

export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}
