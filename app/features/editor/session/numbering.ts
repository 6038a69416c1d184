import { type Draft, nextNumber, requireKind, subtypeOf } from '#documents';
import { partyKey } from './party-key.ts';

/** A number of a series, with its day of issue, YYYY-MM-DD. */
type Given = { series: string; number: string; issueDate: string };

/** The series that a document takes its number from: one per seller; what is no invoice has its own. */
export function seriesOf({ seller, kind, subtype }: Draft): string {
  const traits = requireKind(kind);
  const { isInvoice } = subtypeOf(traits, subtype);
  return `${partyKey(seller)} · ${isInvoice ? traits.seriesPrefix : PROFORMA_PREFIX}`;
}

/** The number after those of a series, written as the last one was. `date` is the day of issue. */
export function proposeNumber(
  given: readonly Given[],
  { draft, date }: { draft: Draft; date: string },
): string {
  const series = seriesOf(draft);
  const numbers = given.filter((one) => one.series === series);
  const last = numbers.reduce<Given | null>(
    (latest, one) => (latest && latest.issueDate > one.issueDate ? latest : one),
    null,
  );
  const pattern = (last && inferPattern(last)) ?? `${prefixOf(series)}-{AAAA}-{NNNN}`;
  return nextNumber(
    numbers.map(({ number }) => number),
    pattern,
    { date },
  );
}

/** « F-2026-0042 » of 2026 → « F-{AAAA}-{NNNN} »; null when nothing in it counts. */
export function inferPattern({
  number,
  issueDate,
}: {
  number: string;
  issueDate: string;
}): string | null {
  const sequence = /\d{1,9}(?=\D*$)/.exec(number);
  if (!sequence) return null;
  const year = issueDate.slice(0, 4);
  const before = number.slice(0, sequence.index);
  const after = number.slice(sequence.index + sequence[0].length);
  const counter = `{${'N'.repeat(sequence[0].length)}}`;
  return `${before.replace(new RegExp(`(?<!\\d)${year}(?!\\d)`), '{AAAA}')}${counter}${after}`;
}

/** Series end with their prefix: « 732829320 · F ». */
function prefixOf(series: string): string {
  return series.slice(series.lastIndexOf(' ') + 1);
}

const PROFORMA_PREFIX = 'PRO';
