import {
  computeTotals,
  type Draft,
  expandYear,
  formatMonth,
  type RentMonth,
  splitTenants,
} from '#documents';
import { type GivenNumber, seriesOf } from '#documents/dossier';

/**
 * The documents of a series by month and, with shares, by tenant; null when the shares do not add
 * up to 100.
 */
export function expandSeries(
  draft: Draft,
  {
    months,
    shares,
    today,
    arePaid,
    issued = [],
  }: {
    months: readonly RentMonth[];
    shares: readonly string[] | null;
    /** YYYY-MM-DD: no payment is recorded after it. */
    today: string;
    /** Whether months whose payment day has come are paid in full unless their row says no. */
    arePaid: boolean;
    /** Numbers already taken. */
    issued?: readonly string[];
  },
): Draft[] | null {
  const drafts = expandYear(draft, months, { today, issued, arePaid });
  if (!shares) return drafts;
  const parts = drafts.map((one) => splitTenants(one, shares));
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

export function listIssued(draft: Draft, given: readonly GivenNumber[]): string[] {
  const series = seriesOf(draft);
  return given.filter((one) => one.series === series).map(({ number }) => number);
}

/** « Quittances de loyer, octobre 2026 – septembre 2027 » */
export function seriesTitle(
  months: readonly { month: string }[],
  drafts: readonly Draft[],
): string {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const period =
    first === last ? formatMonth(first) : `${formatMonth(first)} – ${formatMonth(last)}`;
  const noun = nameSeries(drafts);
  return `${noun === 'Quittances' ? 'Quittances de loyer' : noun}, ${period}`;
}

export function nameSeries(drafts: readonly Draft[]): string {
  const results = new Set(drafts.map((draft) => computeTotals(draft).rent?.result));
  if (results.size > 1) return 'Loyers';
  if (results.has('unpaid')) return 'Avis d’échéance';
  return results.has('partial') ? 'Reçus de loyer' : 'Quittances';
}
