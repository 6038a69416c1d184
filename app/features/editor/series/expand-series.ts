import { type Draft, expandYear, formatMonth, type RentMonth, splitTenants } from '#documents';

/** The documents of a series, month by month and, with shares, tenant by tenant; null when the shares do not make a hundred. */
export function expandSeries(
  draft: Draft,
  { months, shares }: { months: readonly RentMonth[]; shares: readonly string[] | null },
): Draft[] | null {
  const drafts = expandYear(draft, months);
  if (!shares) return drafts;
  const parts = drafts.map((one) => splitTenants(one, shares));
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/** « Quittances de loyer, octobre 2026 – septembre 2027 » */
export function seriesTitle(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const period =
    first === last ? formatMonth(first) : `${formatMonth(first)} – ${formatMonth(last)}`;
  return `Quittances de loyer, ${period}`;
}
