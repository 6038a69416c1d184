import type { ReturnGroup } from '#app/data/account/administration/statistics.ts';

/** A bar a group, under its name and its share. */
export function ReturnBars({ groups }: { groups: readonly ReturnGroup[] }) {
  const total = groups.reduce((sum, { value }) => sum + value, 0);
  return (
    <svg aria-hidden height={groups.length * ROW_HEIGHT} className="w-full">
      {groups.map(({ name, value }, index) => {
        const share = `${(100 * value) / total}%`;
        const top = index * ROW_HEIGHT;
        return (
          <g key={name} className="fill-ink text-sm">
            <text y={top + 16}>{name}</text>
            <text x="100%" y={top + 16} textAnchor="end">
              {`${Math.round((100 * value) / total)}\u00a0%`}
            </text>
            <rect y={top + 24} width="100%" height={BAR_HEIGHT} rx={2} className="fill-hover" />
            <rect y={top + 24} width={share} height={BAR_HEIGHT} rx={2} className="fill-primary" />
          </g>
        );
      })}
    </svg>
  );
}

const ROW_HEIGHT = 52;
const BAR_HEIGHT = 12;
