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
 * The documents of a series, month by month and, with shares, tenant by tenant; null when the
 * shares do not make a hundred.
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
    /** YYYY-MM-DD: nothing is received after it. */
    today: string;
    /** Whether a month whose day has come was paid in full, unless it says otherwise. */
    arePaid: boolean;
    /** Numbers that are taken. */
    issued?: readonly string[];
  },
): Draft[] | null {
  const drafts = expandYear(draft, months, { today, issued, arePaid });
  if (!shares) return drafts;
  const parts = drafts.map((one) => splitTenants(one, shares));
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/** The numbers of this device that a series comes after. */
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

/** What the documents of a series are: quittances, notices, or both. */
export function nameSeries(drafts: readonly Draft[]): string {
  const results = new Set(drafts.map((draft) => computeTotals(draft).rent?.result));
  if (results.size > 1) return 'Loyers';
  if (results.has('unpaid')) return 'Avis d’échéance';
  return results.has('partial') ? 'Reçus de loyer' : 'Quittances';
}
