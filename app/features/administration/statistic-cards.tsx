import type { AdminStatistics } from '#app/data/account/administration/statistics.ts';
import { Button } from '#app/ui/button.tsx';
import { describeCards } from './describe-cards.ts';
import type { DetailKind } from './details/detail-kinds.ts';

/** The figure of the day large, the total below it. */
export function StatisticCards({
  statistics,
  isFetching,
  onShow,
}: {
  statistics: AdminStatistics;
  isFetching: boolean;
  onShow: (kind: DetailKind) => void;
}) {
  return (
    <ul aria-busy={isFetching} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {describeCards(statistics).map(({ title, main, lines, details }) => (
        <li
          key={title}
          className="flex flex-col items-start rounded-card border border-rule bg-surface p-5"
        >
          <h2 className="text-base text-ink-soft">{title}</h2>
          <p className="mt-2 text-3xl font-semibold tabular-nums">{main}</p>
          {lines.map((line) => (
            <p key={line} className="text-sm text-ink-soft tabular-nums">
              {line}
            </p>
          ))}
          {details && (
            <Button
              size="sm"
              className="mt-4"
              aria-label={`Voir détails : ${title}`}
              onClick={() => onShow(details)}
            >
              Voir détails
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
