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
    issued = [],
  }: {
    months: readonly RentMonth[];
    shares: readonly string[] | null;
    /** Numbers that are taken. */
    issued?: readonly string[];
  },
): Draft[] | null {
  const drafts = expandYear(draft, months, issued);
  if (!shares) return drafts;
  const parts = drafts.map((one) => splitTenants(one, shares));
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/**
 * The numbers of this device that a series comes after: those of other documents. Made again, a
 * series takes its own numbers again: what was given after them does not push it further.
 */
export function listIssuedBefore(
  draft: Draft,
  draftId: string,
  given: readonly GivenNumber[],
): string[] {
  const series = given.filter((one) => one.series === seriesOf(draft));
  const own = series.filter((one) => one.draftId === draftId);
  return series
    .filter((one) => one.draftId !== draftId && !own.some((mine) => comesAfter(one, mine)))
    .map(({ number }) => number);
}

/** In the same year. */
function comesAfter(one: GivenNumber, mine: GivenNumber): boolean {
  const isSameYear = one.issueDate.slice(0, 4) === mine.issueDate.slice(0, 4);
  return isSameYear && ORDER.compare(one.number, mine.number) > 0;
}

/** « Quittances de loyer, octobre 2026 – septembre 2027 » */
export function seriesTitle(months: readonly { month: string }[]): string {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const period =
    first === last ? formatMonth(first) : `${formatMonth(first)} – ${formatMonth(last)}`;
  return `Quittances de loyer, ${period}`;
}

const ORDER = new Intl.Collator('fr', { numeric: true });
