import { expect, test } from 'vitest';
import { tradePages } from '#content/pages/trade-pages.ts';
import { situations } from './situations.ts';

test('a path that ends on a template says which document it is', () => {
  const ends = situations.flatMap(({ tool }) => {
    const page = tradePages.find(({ path }) => path === tool.path);
    return page ? [{ label: tool.label, document: page.document }] : [];
  });
  expect(ends.length).toBeGreaterThan(0);
  for (const { label, document } of ends) expect(label).toContain(document.split(' ')[0]);
});
