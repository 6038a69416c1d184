import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { pageMeta } from './page-meta.ts';

const page = { title: 'Aide', description: 'Réponses aux questions.', path: '/aide' };

test('a page has its title and its description', () => {
  expect(pageMeta(page)).toContainEqual({ title: 'Aide' });
  expect(pageMeta(page)).toContainEqual({
    name: 'description',
    content: 'Réponses aux questions.',
  });
});

test('the canonical address is on the site’s own origin', () => {
  const href = `${site.origin}/aide`;
  expect(pageMeta(page)).toContainEqual({ tagName: 'link', rel: 'canonical', href });
});
