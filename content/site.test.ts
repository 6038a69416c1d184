import { expect, test } from 'vitest';
import { findPage } from './pages.ts';
import { site } from './site.ts';
import { siteFigures } from './site-figures.ts';

test('what is said of the age of the site agrees, in every year that comes', () => {
  const year = `${site.onlineSince}`;
  const age = siteFigures.statistics.find(({ label }) => label.includes('expérience'));
  expect(age?.label).toBe(`d’expérience, en ligne depuis ${year}`);
  expect(age?.value).toBe(`${new Date().getFullYear() - site.onlineSince}+\u00a0ans`);
  expect(findPage('/a-propos')?.description).toContain(`depuis ${year}`);
});
