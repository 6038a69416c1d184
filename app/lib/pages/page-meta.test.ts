import { expect, test } from 'vitest';
import { faqPageData } from '#app/lib/words-data.ts';
import { requirePage } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { pageMeta, privatePageMeta } from './page-meta.ts';

const page = { title: 'Aide', description: 'Réponses aux questions.', path: '/aide' } as const;
const nameOf = (entry: object) => ('name' in entry ? entry.name : null);

test('a page has its title, with the name of the product, and its description', () => {
  expect(pageMeta(page)).toContainEqual({ title: `Aide | ${site.name}` });
  expect(pageMeta(page)).toContainEqual({
    name: 'description',
    content: 'Réponses aux questions.',
  });
});

test('a title that has the name of the product gets no other', () => {
  expect(pageMeta('/')).toContainEqual({ title: site.title });
});

test('a page of the table is described by its row', () => {
  const { title, description, keywords } = requirePage('/devis');
  expect(pageMeta('/devis')).toEqual(
    expect.arrayContaining([
      { title: `${title} | ${site.name}` },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords.join(', ') },
    ]),
  );
});

test('the canonical address is on the site’s own origin', () => {
  const href = `${site.origin}/aide`;
  expect(pageMeta(page)).toContainEqual({ tagName: 'link', rel: 'canonical', href });
});

test('whoever shares a page shows its own picture, at its own address', () => {
  const content = `${site.origin}/og/aide.png`;
  expect(pageMeta(page)).toContainEqual({ property: 'og:image', content });
  const home = `${site.origin}/og/accueil.png`;
  expect(pageMeta('/')).toContainEqual({ property: 'og:image', content: home });
  const given = `${site.origin}/og/faq.png`;
  expect(pageMeta(page, { ogImage: '/og/faq.png' })).toContainEqual({
    property: 'og:image',
    content: given,
  });
});

test('robots are told something only when it is asked for', () => {
  const robots = (options: Parameters<typeof pageMeta>[1]) =>
    pageMeta(page, options).find((entry) => nameOf(entry) === 'robots');
  expect(robots({})).toBeUndefined();
  expect(robots({ noIndex: true })).toMatchObject({ content: 'noindex, follow' });
  expect(robots({ noFollow: true })).toMatchObject({ content: 'index, nofollow' });
  expect(robots({ noIndex: true, noFollow: true })).toMatchObject({ content: 'noindex, nofollow' });
});

test('a private page is not indexed', () => {
  expect(privatePageMeta('Mon compte')).toEqual([
    { title: `Mon compte | ${site.name}` },
    { name: 'robots', content: 'noindex, follow' },
  ]);
});

test('structured data come after the breadcrumb of the page', () => {
  const questions = faqPageData([{ question: 'Combien ?', answer: 'Rien.' }]);
  const data = pageMeta('/devis', { structuredData: [questions] }).flatMap((entry) =>
    'script:ld+json' in entry ? [entry['script:ld+json']] : [],
  );
  expect(data).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }]);
});
