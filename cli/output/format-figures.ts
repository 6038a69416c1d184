import type { FiguresComparison } from '#server/backend/acceptance/compare-figures.ts';
import type { LoadFigures } from '#server/backend/acceptance/figures.ts';

/** A line for each kind of request, with ratios to the former run in parentheses. */
export function formatFigures(figures: LoadFigures, comparison: FiguresComparison | null): string {
  const { atOnce, seconds, accounts, requests, perSecond, kinds } = figures;
  const lines = [
    `Load: ${atOnce} at once for ${seconds} s, ${accounts} temporary accounts: ${requests} requests, ${perSecond}/s${times(comparison?.perSecond)}`,
    ...Object.entries(kinds).map(([kind, { requests: asked, errors, ...took }]) => {
      const ratios = comparison?.kinds[kind];
      return [
        `  ${kind.padEnd(8)}${String(asked).padStart(7)} requests, ${errors} errors`,
        `median ${milliseconds(took.medianMs)}${times(ratios?.median)}`,
        `p95 ${milliseconds(took.p95Ms)}${times(ratios?.p95)}`,
        `p99 ${milliseconds(took.p99Ms)}${times(ratios?.p99)}`,
      ].join(', ');
    }),
  ];
  if (comparison) lines.push(`(×) compared with ${describeFormer(comparison)}`);
  return `${lines.join('\n')}\n`;
}

function describeFormer({ date, origin, version, isSamePlan }: FiguresComparison): string {
  const of = `${date}, ${origin}${version === null ? '' : `, version ${version}`}`;
  return isSamePlan ? `${of}.` : `${of}, under another load: these ratios say little.`;
}

function milliseconds(value: number | null): string {
  return value === null ? '-' : `${value} ms`;
}

function times(ratio: number | null | undefined): string {
  return ratio === null || ratio === undefined ? '' : ` (×${ratio})`;
}
