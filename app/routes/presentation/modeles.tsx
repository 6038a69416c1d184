import { useLoaderData } from 'react-router';
import { listKindModels, listTrades } from '#app/features/templates/list-models.ts';
import { TemplatesPage } from '#app/features/templates/templates-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { itemListData } from '#app/lib/words-data.ts';

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }) =>
  pageMeta('/modeles', {
    structuredData: loaderData ? [itemListData(loaderData.trades)] : [],
  });

/** Runs at build time: the page loads names and addresses, not the samples. */
export function loader() {
  return { kinds: listKindModels(), trades: listTrades() };
}

export default function Modeles() {
  return <TemplatesPage {...useLoaderData<typeof loader>()} />;
}
