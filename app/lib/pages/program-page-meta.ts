import { type PagePath, requirePage } from '#content/pages.ts';
import { pageMeta } from './page-meta.ts';
import { softwareApplicationData } from './structured-data.ts';

/** For pages that are programs: document generators and calculators. */
export function programPageMeta(path: PagePath) {
  const { name, description } = requirePage(path);
  return pageMeta(path, {
    structuredData: [softwareApplicationData({ name, description, path })],
  });
}
