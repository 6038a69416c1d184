import { endOfMonth } from './calendar.ts';

/** « 2026-11-20 » → « 20 Nov 2026 », unambiguous in any country; an empty string stays empty. */
export function formatEnglishShortDate(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  return day ? `${Number(day)}\u00a0${monthName(month).slice(0, 3)}\u00a0${year}` : '';
}

/** « 2026-11-01 » → « 1 November 2026 »; an empty string stays empty. */
export function formatEnglishLongDate(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  return day ? `${Number(day)}\u00a0${monthName(month)}\u00a0${year}` : '';
}

/** « 2026-11 » → « November 2026 » */
export function formatEnglishMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthName(number)}\u00a0${year}`;
}

/**
 * « October 2026 » for a whole month, else « 12 October 2026 to 31 October 2026 »; empty if a bound
 * is missing.
 */
export function formatEnglishLongPeriod(
  start: string | undefined,
  end: string | undefined,
): string {
  if (!start || !end) return '';
  if (start.endsWith('-01') && end === endOfMonth(start))
    return formatEnglishMonth(start.slice(0, 7));
  return start === end
    ? formatEnglishLongDate(start)
    : `${formatEnglishLongDate(start)} to ${formatEnglishLongDate(end)}`;
}

/** The shortest form of a period: « 1 Nov – 15 Nov 2026 ». One bound may be missing. */
export function formatEnglishPeriod({
  start,
  end,
}: {
  start?: string | undefined;
  end?: string | undefined;
}): string {
  if (!start || !end)
    return start
      ? `since ${formatEnglishShortDate(start)}`
      : `until ${formatEnglishShortDate(end ?? '')}`;
  const first = formatEnglishShortDate(start);
  if (start === end) return first;
  const isSameYear = start.slice(0, 4) === end.slice(0, 4);
  return `${isSameYear ? first.slice(0, -5) : first}\u00a0–\u00a0${formatEnglishShortDate(end)}`;
}

function monthName(number: string): string {
  return ENGLISH_MONTHS[Number(number) - 1] ?? number;
}

// biome-ignore format: a list
export const ENGLISH_MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
