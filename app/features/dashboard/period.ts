import { endOfMonth, formatMonth } from '#documents';
import type { Period } from '#documents/books';

/** « 2026 », « 2026-T3 » or « 2026-11 » from the address; defaults to the year of `today`. */
export function readPeriod(text: string | null, today: string): string {
  return text && /^20\d\d(-T[1-4]|-(0[1-9]|1[0-2]))?$/.test(text) ? text : today.slice(0, 4);
}

export function daysOf(period: string): Period {
  const year = period.slice(0, 4);
  const quarter = /T([1-4])$/.exec(period)?.[1];
  if (quarter) {
    const last = Number(quarter) * 3;
    return { from: `${year}-${pad(last - 2)}-01`, to: endOfMonth(`${year}-${pad(last)}-01`) };
  }
  if (period.length === 7) return { from: `${period}-01`, to: endOfMonth(`${period}-01`) };
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** YYYY-MM. */
export function monthsOf(period: string): string[] {
  const { from, to } = daysOf(period);
  const first = Number(from.slice(5, 7));
  const count = Number(to.slice(5, 7)) - first + 1;
  return Array.from({ length: count }, (_, index) => `${from.slice(0, 4)}-${pad(first + index)}`);
}

/** Years, then the quarters and months of the selected year. */
export function listPeriods(period: string, today: string): { value: string; label: string }[] {
  const thisYear = Number(today.slice(0, 4));
  const year = period.slice(0, 4);
  const years = [
    ...new Set([...Array.from({ length: 5 }, (_, ago) => String(thisYear - ago)), year]),
  ];
  return [
    ...years.map((value) => ({ value, label: `Année ${value}` })),
    ...[1, 2, 3, 4].map((quarter) => ({
      value: `${year}-T${quarter}`,
      label: `${quarter === 1 ? '1er' : `${quarter}e`} trimestre ${year}`,
    })),
    ...monthsOf(year).map((value) => ({ value, label: nameMonth(value) })),
  ];
}

/** « novembre 2026 » */
export function nameMonth(month: string): string {
  return formatMonth(month);
}

/** « nov. »; a word of at most four letters is whole: « mars », « août ». */
export function abbreviateMonth(month: string): string {
  return ABBREVIATIONS[Number(month.slice(5, 7)) - 1] ?? month;
}

/** « N » */
export function initialOfMonth(month: string): string {
  return nameMonth(month).slice(0, 1).toUpperCase();
}

function pad(month: number): string {
  return String(month).padStart(2, '0');
}

// biome-ignore format: a list
const ABBREVIATIONS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
