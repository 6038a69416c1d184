import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { mainId } from '#app/lib/focus-main.ts';
import { leaveAccount } from '#app/session/leave-account.ts';
import { Button } from '#app/ui/button.tsx';
import { AccountsPart } from './accounts/accounts-part.tsx';
import { ChartsPart } from './charts/charts-part.tsx';
import type { DetailKind } from './details/detail-kinds.ts';
import { DetailsDialog } from './details/details-dialog.tsx';
import { FiguresPart } from './figures/figures-part.tsx';
import { MessagesCard } from './messages-card.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { StatisticCards } from './statistic-cards.tsx';
import { statisticsQuery } from './statistics-query.ts';

export function AdminPage() {
  const { data, isFetching, refetch } = useQuery(statisticsQuery(), queryClient);
  const [shown, setShown] = useState<DetailKind | null>(null);
  const refresh = () => {
    if (isFetching) return;
    refetch();
    for (const part of OTHER_PARTS)
      queryClient.invalidateQueries({ queryKey: ['administration', part] });
  };
  return (
    <>
      <header className="border-b border-rule bg-surface">
        <div className="mx-auto flex min-h-16 max-w-360 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 lg:px-8">
          <p className="text-lg font-semibold">Administration</p>
          <Button onClick={() => leaveAccount()}>Déconnexion</Button>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="outline-none mx-auto max-w-360 px-4 py-6 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl lg:text-3xl">Tableau de bord</h1>
            <p className="mt-1 text-ink-soft">Vue d'ensemble des utilisateurs</p>
          </div>
          <Button variant="primary" aria-disabled={isFetching} onClick={refresh}>
            <RefreshCw aria-hidden className={isFetching ? 'animate-spin' : ''} />
            Actualiser
          </Button>
        </div>
        <div className="mt-6 grid gap-6">
          {!data && !isFetching && (
            <p className="rounded-card border border-rule bg-surface p-6 text-ink-soft">
              Cliquez sur « Actualiser » pour charger les statistiques.
            </p>
          )}
          {!data && isFetching && <SkeletonCards />}
          {data && (
            <>
              <StatisticCards statistics={data} isFetching={isFetching} onShow={setShown} />
              <ChartsPart statistics={data} />
              <MessagesCard onShow={() => setShown('messages')} />
              <FiguresPart />
              <AccountsPart />
            </>
          )}
        </div>
      </main>
      {shown && <DetailsDialog kind={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const OTHER_PARTS = ['messages', 'figures', 'accounts', 'journal'] as const;
