import { endOfMonth } from './calendar.ts';

/** « 2026-11-20 » → « 20/11/2026 »; an empty string stays empty. */
export function formatShortDate(date: string): string {
  const [year, month, day] = date.split('-');
  return day ? `${day}/${month}/${year}` : '';
}

/** « 2026-11-01 » → « 1er novembre 2026 »; an empty string stays empty. */
export function formatLongDate(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  if (!day) return '';
  return `${day === '01' ? '1er' : Number(day)}\u00a0${MONTHS[Number(month) - 1] ?? month}\u00a0${year}`;
}

/** « 2026-11 » → « novembre 2026 » */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? number}\u00a0${year}`;
}

/**
 * « octobre 2026 » for a whole month, else « du 12 au 31 octobre 2026 »; empty if a bound is
 * missing.
 */
export function formatLongPeriod(start: string | undefined, end: string | undefined): string {
  if (!start || !end) return '';
  if (start.endsWith('-01') && end === endOfMonth(start)) return formatMonth(start.slice(0, 7));
  const same = start.slice(0, 7) === end.slice(0, 7);
  const first = formatLongDate(start);
  const shortened = same ? first.slice(0, first.indexOf('\u00a0')) : first;
  return start === end ? `le ${first}` : `du ${shortened} au ${formatLongDate(end)}`;
}

/** The shortest form of a period: « 01/11 – 15/11/2026 ». One bound may be missing. */
export function formatPeriod({
  start,
  end,
}: {
  start?: string | undefined;
  end?: string | undefined;
}): string {
  if (!start || !end)
    return start ? `depuis le ${formatShortDate(start)}` : `jusqu’au ${formatShortDate(end ?? '')}`;
  if (start === end) return formatShortDate(start);
  const first = formatShortDate(start);
  return `${start.slice(0, 4) === end.slice(0, 4) ? first.slice(0, 5) : first}\u00a0–\u00a0${formatShortDate(end)}`;
}

// biome-ignore format: a list
export const MONTHS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
