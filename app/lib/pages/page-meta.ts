import type { PublicPage } from '#content/pages/public-page.ts';
import { type PagePath, requirePage, trailOf } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from './absolute-url.ts';
import { breadcrumbData } from './structured-data.ts';

/**
 * Meta tags of a page of the table, or of a given one (an article, a page of many). The canonical
 * address is always its `path`; `robots` is present only on request.
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

/** Search engines do not index the page; its title gets the product’s name. */
export function privatePageMeta(title: string, robots: Robots = { noIndex: true }) {
  return [{ title: withBrand(title) }, ...robotsMeta(robots)];
}

/** The Open Graph image, drawn by the build. */
function pictureOf(path: string): string {
  return `/og${path === '/' ? '/accueil' : path}.png`;
}

function robotsMeta({ noIndex = false, noFollow = false }: Robots) {
  if (!noIndex && !noFollow) return [];
  const content = `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`;
  return [{ name: 'robots', content }];
}

/** Titles are compared whole: whether one has the name in it depends on the deployment. */
function withBrand(title: string): string {
  return title === site.title ? title : `${title} | ${site.name}`;
}

type DescribedPage = Pick<PublicPage, 'path' | 'title' | 'description'> &
  Partial<Pick<PublicPage, 'name' | 'keywords' | 'parent'>>;

type Robots = { noIndex?: boolean; noFollow?: boolean };

type MetaOptions = Robots & {
  /** Replaces the image drawn by the build. */
  ogImage?: string;
  ogType?: 'website' | 'article';
  /** See words-data.ts; the breadcrumb is added here. */
  structuredData?: readonly StructuredData[];
};

type StructuredData = Readonly<Record<string, string | number | boolean | object>>;
