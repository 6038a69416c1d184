import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PageBreadcrumb } from './page-breadcrumb.tsx';

const draw = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <PageBreadcrumb />
    </MemoryRouter>,
  );

test('an address that has another one shows the breadcrumb of that page', () => {
  expect(draw('/guides')).toContain('aria-current="page"');
  expect(draw('/conseils')).toBe(draw('/guides'));
  expect(draw('/conseils/')).toBe(draw('/guides'));
});

test.each(['/', '/devis', '/inconnue'])('%s has none', (path) => {
  expect(draw(path)).toBe('');
});
