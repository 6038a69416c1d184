import { useLoaderData } from 'react-router';
import { describeTrade, listTrades } from '#app/features/templates/list-models.ts';
import { TradeTemplates } from '#app/features/templates/trade-templates.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }) =>
  loaderData ? pageMeta(loaderData.trade) : [];

/** Runs at build time. */
export function loader({ request }: { request: Request }) {
  // Data requests add « .data » to the address.
  const address = new URL(request.url).pathname.replace(/(\.data|\/)$/, '');
  const trade = describeTrade(address);
  if (!trade) throw new Response('Not found', { status: 404 });
  return { trade, trades: listTrades().map(({ path, name }) => ({ path, name })) };
}

export default function ModeleMetier() {
  return <TradeTemplates {...useLoaderData<typeof loader>()} />;
}
