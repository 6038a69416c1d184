import { Card } from '#app/ui/card.tsx';
import {
  type Cents,
  DISTANCE_SALES_THRESHOLD,
  formatAmount,
  formatNumber,
  turnoverLimitsAt,
} from '#documents';
import type { BookSums } from '#documents/books';

/**
 * Since 1 January, against the legal limits: the turnover of each seller under the franchise, and
 * sales to consumers of other member states.
 */
export function ThresholdCard({
  turnovers,
  distanceSales,
  today,
}: Pick<BookSums, 'turnovers' | 'distanceSales'> & { today: string }) {
  if (turnovers.length === 0 && distanceSales.length === 0) return null;
  const { base, raised, ceiling, isKnown } = turnoverLimitsAt(today);
  const limits = [
    { label: 'Seuil de la franchise', limit: base },
    { label: 'Seuil majoré', limit: raised },
    { label: 'Plafond de la micro-entreprise', limit: ceiling },
  ];
  return (
    <Card title={`Seuils de ${today.slice(0, 4)}`}>
      {!isKnown && turnovers.length > 0 && (
        <p className="mb-3 text-sm text-ink-soft">
          Les seuils de cette année ne sont pas connus de cette version&nbsp;: ce sont les derniers
          publiés.
        </p>
      )}
      <div className="grid gap-6">
        {turnovers.map(({ sellerKey, sellerName, total, services }) => (
          <div key={sellerKey}>
            {turnovers.length > 1 && <h3 className="mb-2 text-base font-semibold">{sellerName}</h3>}
            <ul className="grid gap-3">
              {limits.flatMap(({ label, limit }) => [
                services > 0 && (
                  <Gauge
                    key={`${label} services`}
                    label={`${label}, services`}
                    amount={services}
                    limit={limit.services}
                  />
                ),
                total > services && (
                  <Gauge
                    key={label}
                    label={`${label}, ensemble`}
                    amount={total}
                    limit={limit.total}
                  />
                ),
              ])}
            </ul>
          </div>
        ))}
        {distanceSales.length > 0 && (
          <ul className="grid gap-3">
            {distanceSales.map(({ sellerKey, sellerName, total }) => (
              <Gauge
                key={sellerKey}
                label={`Ventes à distance dans l’Union${distanceSales.length > 1 ? `, ${sellerName}` : ''}`}
                amount={total}
                limit={DISTANCE_SALES_THRESHOLD}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Gauge({ label, amount, limit }: { label: string; amount: Cents; limit: Cents }) {
  const percent = Math.floor((100 * Math.max(0, amount)) / limit);
  const isOver = amount > limit;
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{label}</span>
        <span className={`tabular-nums ${isOver ? 'font-semibold text-stamp' : ''}`}>
          {formatAmount(amount)} sur {formatAmount(limit)} ({formatNumber(String(percent))}
          {'\u00a0%'}
          {isOver && ', dépassé'})
        </span>
      </div>
      <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full border border-control">
        <div
          className={`h-full ${isOver ? 'bg-stamp' : 'bg-primary'}`}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </div>
    </li>
  );
}
