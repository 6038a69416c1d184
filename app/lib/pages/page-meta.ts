import { site } from '#content/site.ts';

/** What search engines and shared links read of a page. */
export function pageMeta({ title, description, path }: PageDescription) {
  const url = new URL(path, site.origin).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
}

type PageDescription = { title: string; description: string; path: string };

/** A private page: search engines must not index it. */
export function privatePageMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
