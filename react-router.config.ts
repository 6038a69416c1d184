import type { Config } from '@react-router/dev/config';
import { exampleNames } from '#app/features/templates/examples.ts';
import { examplePath } from '#app/sheet/example-path.ts';
import { everyPage } from '#content/every-page.ts';

export default {
  ssr: false,
  // The site map's last entry catches every unknown address: one of them stands for all. Of the
  // routes that stand for many pages, the table says which there are.
  prerender: ({ getStaticPaths }) => [
    ...new Set([
      ...getStaticPaths(),
      ...everyPage.map(({ path }) => path),
      ...exampleNames.map(examplePath),
      '/404',
    ]),
  ],
} satisfies Config;
