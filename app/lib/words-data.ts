import type { TrailStep } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from './pages/absolute-url.ts';
import { context } from './pages/structured-data.ts';

/** schema.org, Organization. */
export function organizationData() {
  return {
    ...context,
    '@type': 'Organization',
    name: site.name,
    url: site.origin,
    logo: absoluteUrl('/icons/icon-512.png'),
    description: site.description,
    foundingDate: `${site.onlineSince}`,
    areaServed: { '@type': 'Country', name: 'France' },
    knowsAbout: 'Génération de documents commerciaux',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: 'French',
      url: absoluteUrl('/contact'),
    },
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', serviceType: 'Génération de documents' },
    },
  };
}

/** schema.org, ItemList. */
export function itemListData(items: readonly TrailStep[]) {
  return {
    ...context,
    '@type': 'ItemList',
    itemListElement: items.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path),
    })),
  };
}

/** schema.org, Article, published by the site’s organization. */
export function articleData({ title, description, path, published, updated }: ArticleHead) {
  const publisher = { '@type': 'Organization', name: site.name, url: site.origin };
  return {
    ...context,
    '@type': 'Article',
    headline: title,
    description,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    datePublished: published,
    dateModified: updated,
    inLanguage: 'fr-FR',
    author: publisher,
    publisher,
  };
}

type ArticleHead = {
  title: string;
  description: string;
  path: string;
  published: string;
  updated: string;
};

/** Questions and their answers; an answer is plain text, or HTML that schema.org allows. */
export function faqPageData(questions: readonly { question: string; answer: string }[]) {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
