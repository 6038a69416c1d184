import type { TrailStep } from '#content/pages.ts';
import { absoluteUrl } from './absolute-url.ts';

/** schema.org, BreadcrumbList. */
export function breadcrumbData(trail: readonly TrailStep[]) {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** A free program: a generator or calculator. */
export function softwareApplicationData({
  name,
  description,
  path,
}: {
  name: string;
  description: string;
  path: string;
}) {
  return {
    ...context,
    '@type': 'SoftwareApplication',
    name,
    description,
    url: absoluteUrl(path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'fr-FR',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
}

export const context = { '@context': 'https://schema.org' } as const;
