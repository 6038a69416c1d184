import { type Draft, expandYear, formatMonth, type RentMonth, splitTenants } from '#documents';
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
    issued = [],
  }: {
    months: readonly RentMonth[];
    shares: readonly string[] | null;
    /** YYYY-MM-DD: nothing is received after it. */
    today: string;
    /** Numbers that are taken. */
    issued?: readonly string[];
  },
): Draft[] | null {
  const drafts = expandYear(draft, months, { today, issued });
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
export function seriesTitle(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const period =
    first === last ? formatMonth(first) : `${formatMonth(first)} – ${formatMonth(last)}`;
  return `Quittances de loyer, ${period}`;
}
