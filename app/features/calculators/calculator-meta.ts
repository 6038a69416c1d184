import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { softwareApplicationData } from '#app/lib/pages/structured-data.ts';
import { faqPageData } from '#app/lib/words-data.ts';
import { type PagePath, requirePage } from '#content/pages.ts';

export function calculatorMeta({ loaderData }: { loaderData?: LoadedCalculator }) {
  if (!loaderData) return [];
  const { path, questions } = loaderData;
  const { name, description } = requirePage(path);
  return pageMeta(path, {
    structuredData: [softwareApplicationData({ name, description, path }), faqPageData(questions)],
  });
}

type LoadedCalculator = {
  path: PagePath;
  questions: readonly { question: string; answer: string }[];
};
