import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadFigures } from '#app/data/account/administration/figures.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { Card } from '#app/ui/card.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { formatShortDate } from '#documents';
import { listEndingsWithin } from '#documents/law/law-that-ends.ts';
import { describeFigures } from './describe-figures.ts';
import { FigureTable } from './figure-table.tsx';

export function FiguresPart() {
  const today = useToday();
  const { data } = useQuery(
    { queryKey: ['administration', 'figures'], queryFn: loadFigures, retry: false },
    queryClient,
  );
  const endings = today ? listEndingsWithin(90, today) : [];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {data &&
        describeFigures(data).map(({ title, heads, rows }) => (
          <Card key={title} title={title}>
            <Rows isEmpty={rows.length === 0}>
              <FigureTable heads={heads} rows={rows} />
            </Rows>
          </Card>
        ))}
      <Card title="Textes qui changent dans les 90 jours">
        <Rows isEmpty={endings.length === 0}>
          <FigureTable
            heads={['Texte', 'Dernier jour']}
            rows={endings.map(({ what, lastDay }) => [what, formatShortDate(lastDay)] as const)}
          />
        </Rows>
      </Card>
    </div>
  );
}

function Rows({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return isEmpty ? <p className="text-ink-soft">Rien à signaler.</p> : children;
}
