import { type PagePath, requirePage } from '#content/pages.ts';
import { pageMeta } from './page-meta.ts';
import { softwareApplicationData } from './structured-data.ts';

export function programPageMeta(path: PagePath) {
  const { name, description } = requirePage(path);
  return pageMeta(path, {
    structuredData: [softwareApplicationData({ name, description, path })],
  });
}
