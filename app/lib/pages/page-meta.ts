import type { PublicPage } from '#content/pages/public-page.ts';
import { type PagePath, requirePage, trailOf } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from './absolute-url.ts';
import { breadcrumbData } from './structured-data.ts';

/**
 * What search engines and shared links read of a page: that of the table which has this address, or
 * one that is given (an article, a page of many). Its canonical address is its `path`, wherever it
 * is shown; `robots` is said only when it is asked for.
 */
export function pageMeta(page: PagePath | DescribedPage, options: MetaOptions = {}) {
  const described = typeof page === 'string' ? requirePage(page) : page;
  const { path, description, keywords = [] } = described;
  const title = withBrand(described.title);
  const url = absoluteUrl(path);
  const image = absoluteUrl(options.ogImage ?? pictureOf(path));
  const data = [
    ...(described.name ? [breadcrumbData(trailOf({ ...described, name: described.name }))] : []),
    ...(options.structuredData ?? []),
  ];
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: options.ogType ?? 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...robotsMeta(options),
    ...data.map((each) => ({ 'script:ld+json': each })),
  ];
}

/** A private page: search engines must not index it. Its title gets the name of the product. */
export function privatePageMeta(title: string, robots: Robots = { noIndex: true }) {
  return [{ title: withBrand(title) }, ...robotsMeta(robots)];
}

/** The picture of a page for those who share it, which the build draws. */
function pictureOf(path: string): string {
  return `/og${path === '/' ? '/accueil' : path}.png`;
}

function robotsMeta({ noIndex = false, noFollow = false }: Robots) {
  if (!noIndex && !noFollow) return [];
  const content = `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`;
  return [{ name: 'robots', content }];
}

function withBrand(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

type DescribedPage = Pick<PublicPage, 'path' | 'title' | 'description'> &
  Partial<Pick<PublicPage, 'name' | 'keywords' | 'parent'>>;

type Robots = { noIndex?: boolean; noFollow?: boolean };

type MetaOptions = Robots & {
  /** Instead of the picture that the build draws. */
  ogImage?: string;
  ogType?: 'website' | 'article';
  /** See words-data.ts; a breadcrumb is there already. */
  structuredData?: readonly StructuredData[];
};

type StructuredData = Readonly<Record<string, string | number | boolean | object>>;
