import { expect, test } from 'vitest';
import { findRouteFiles } from './find-route-files.ts';

const routes = {
  root: { id: 'root', path: '', module: '/root.js' },
  layout: { id: 'layout', parentId: 'root', module: '/layout.js', imports: ['/shell.js'] },
  home: { id: 'home', parentId: 'layout', index: true, module: '/home.js' },
  devis: {
    id: 'devis',
    parentId: 'layout',
    path: 'devis',
    module: '/devis.js',
    imports: ['/shell.js'],
  },
  article: { id: 'article', parentId: 'layout', path: 'articles/:slug', module: '/article.js' },
  rest: { id: 'rest', parentId: 'layout', path: '*', module: '/not-found.js' },
};

test.each([
  ['/', ['/home.js', '/layout.js', '/shell.js', '/root.js']],
  ['/devis', ['/devis.js', '/shell.js', '/layout.js', '/root.js']],
  ['/articles/facture-proforma', ['/article.js', '/layout.js', '/shell.js', '/root.js']],
  ['/inconnue', []],
])('the page %s needs %j', (path, files) => {
  expect(findRouteFiles(routes, path)).toEqual(files);
});
