import { formatParisTime } from '#app/lib/format-paris-time.ts';
import { listDifferences, type StoredDraft } from '#documents/dossier';

type Side = { title: string; stored: StoredDraft; changedAt: number };

/** What differs between two versions: three columns, or one below the other on a phone. */
export function DifferenceTable({ left, right }: { left: Side; right: Side }) {
  const { rows, otherCount } = listDifferences(left.stored.draft, right.stored.draft);
  return (
    <div className="mt-3 rounded-card border border-rule bg-surface px-3 text-sm">
      <div className={`${GRID} border-b border-rule py-2`}>
        <span className="text-ink-soft max-sm:sr-only">Ce qui diffère</span>
        <SideHead side={left} />
        <SideHead side={right} />
      </div>
      {rows.length === 0 ? (
        <p className="py-2">Rien d’autre ne diffère qu’une saisie inachevée.</p>
      ) : (
        <dl className="divide-y divide-rule">
          {rows.map((row) => (
            <div key={row.label} className={`${GRID} py-2`}>
              <dt className="break-words text-ink-soft">{row.label}</dt>
              <Value side={left.title}>{row.left}</Value>
              <Value side={right.title}>{row.right}</Value>
            </div>
          ))}
        </dl>
      )}
      {otherCount > 0 && <p className="border-t border-rule py-2">{sayOthers(otherCount)}</p>}
    </div>
  );
}

function SideHead({ side: { title, changedAt } }: { side: Side }) {
  return (
    <span>
      <strong className="font-semibold">{title}</strong>{' '}
      <span className="text-ink-soft sm:block">{formatParisTime(changedAt)}</span>
    </span>
  );
}

/** On a phone, each value says whose it is. */
function Value({ side, children }: { side: string; children: string }) {
  return (
    <dd className="min-w-0 break-words tabular-nums">
      <span className="text-ink-soft sm:sr-only">{side}&nbsp;: </span>
      {children}
    </dd>
  );
}

function sayOthers(count: number): string {
  return count === 1 ? 'et une autre différence' : `et ${count} autres différences`;
}

const GRID = 'grid gap-x-3 gap-y-0.5 sm:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]';
