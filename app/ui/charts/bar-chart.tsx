import { layOutBars } from './lay-out-bars.ts';

/** `name` is whole; `tick` is written under the bars, and `shortTick` where room is scarce. */
export type BarGroup = {
  name: string;
  tick: string;
  shortTick?: string;
  values: readonly number[];
};
/** Series differ by fill, not by colour alone. */
export type BarSeries = { title: string; look: 'filled' | 'outlined' };

/** A picture for the eye alone: the same figures stand in a table beside it. */
export function BarChart({
  groups,
  series,
  formatValue,
  formatTick,
}: {
  groups: readonly BarGroup[];
  series: readonly BarSeries[];
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
}) {
  const layout = layOutBars(
    groups.map(({ values }) => values),
    PLOT_HEIGHT,
  );
  const ticks = layout.ticks.map(({ value, y }) => ({ value, y, text: formatTick(value) }));
  const axisWidth = DIGIT_WIDTH * Math.max(...ticks.map(({ text }) => text.length));
  const most = groups.length * (series.length * WIDEST_BAR + WIDEST_SPACE);
  return (
    <div aria-hidden>
      {series.length > 1 && <Legend series={series} />}
      <div className="flex gap-2">
        <svg aria-hidden width={axisWidth} height={HEIGHT} className="shrink-0">
          {ticks.map(({ value, y, text }) => (
            <text
              key={value}
              x={axisWidth}
              y={TOP + y}
              textAnchor="end"
              dominantBaseline="central"
              fontSize={FONT_SIZE}
              className="fill-ink-soft"
            >
              {text}
            </text>
          ))}
        </svg>
        <svg
          aria-hidden
          height={HEIGHT}
          className="w-full min-w-0 overflow-visible"
          style={{ maxWidth: `${most}px` }}
        >
          {ticks.map(({ value, y }) => (
            <line
              key={value}
              x2="100%"
              y1={TOP + y}
              y2={TOP + y}
              className={value === 0 ? 'stroke-control' : 'stroke-rule'}
            />
          ))}
          {groups.map((group, place) => (
            <g key={group.name}>
              <title>{describeGroup(group, { series, formatValue })}</title>
              {layout.groups[place]?.bars.map(({ series: index, x, width, y, height }) => (
                <rect
                  key={series[index]?.title}
                  x={`${x}%`}
                  width={`${width}%`}
                  y={TOP + y}
                  height={height}
                  rx={2}
                  strokeWidth={1.5}
                  className={`stroke-primary ${FILLS[series[index]?.look ?? 'filled']}`}
                />
              ))}
              <TickText group={group} middle={layout.groups[place]?.middle ?? 0} />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

function Legend({ series }: { series: readonly BarSeries[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {series.map(({ title, look }) => (
        <li key={title} className="flex items-center gap-2">
          <svg aria-hidden width={12} height={12} className="shrink-0">
            <rect
              x={1}
              y={1}
              width={10}
              height={10}
              rx={2}
              strokeWidth={1.5}
              className={`stroke-primary ${FILLS[look]}`}
            />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}

function TickText({ group: { tick, shortTick }, middle }: { group: BarGroup; middle: number }) {
  const place = {
    ...{ x: `${middle}%`, y: HEIGHT - 6, textAnchor: 'middle' as const, fontSize: FONT_SIZE },
  };
  const hasShort = shortTick !== undefined;
  return (
    <>
      <text {...place} className={`fill-ink-soft ${hasShort ? 'max-sm:hidden' : ''}`}>
        {tick}
      </text>
      {hasShort && (
        <text {...place} className="fill-ink-soft sm:hidden">
          {shortTick}
        </text>
      )}
    </>
  );
}

/** A line for the group, then one a series. */
function describeGroup(
  { name, values }: BarGroup,
  { series, formatValue }: { series: readonly BarSeries[]; formatValue: (value: number) => string },
): string {
  const lines = series.map(
    ({ title }, index) => `${title}\u00a0: ${formatValue(values[index] ?? 0)}`,
  );
  return [name, ...lines].join('\n');
}

const FILLS: Readonly<Record<BarSeries['look'], string>> = {
  filled: 'fill-primary',
  outlined: 'fill-surface',
};

/** Pixels. */
const TOP = 10;
const PLOT_HEIGHT = 180;
const HEIGHT = TOP + PLOT_HEIGHT + 26;
const FONT_SIZE = 12;
const DIGIT_WIDTH = 7.2;
/** A few bars do not fill a wide screen. */
const WIDEST_BAR = 56;
const WIDEST_SPACE = 40;
