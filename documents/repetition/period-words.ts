import type { SupplyPeriod } from '#documents/kinds/conversions/periods/next-period.ts';
import {
  listPeriodTexts,
  mapPeriodTexts,
} from '#documents/kinds/conversions/periods/period-texts.ts';
import { addDays, daysBetween } from '#documents/model/dates/calendar.ts';
import { formatLongPeriod, MONTHS } from '#documents/model/dates/format-date.ts';
import {
  ENGLISH_MONTHS,
  formatEnglishLongPeriod,
} from '#documents/model/dates/format-date-english.ts';
import type { Draft } from '#documents/model/draft.ts';
import { capitalize } from '#documents/model/texts/capitalize.ts';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/**
 * « Abonnement {mois} {année} » → « Abonnement décembre 2026 », in the language of the document.
 * « {Mois} » and « {MOIS} » give their letters; « de {mois} » becomes « d’octobre ».
 */
export function fillPeriodWords(draft: Draft, period: SupplyPeriod): Draft {
  return mapPeriodTexts(draft, (text) => fillText(text, period, draft.language === 'en'));
}

/** The words of the period that its texts hold, as they are typed. */
export function listPeriodWords(draft: Draft): string[] {
  return [...new Set(listPeriodTexts(draft).flatMap((text) => text.match(WORD) ?? []))];
}

function fillText(text: string, period: SupplyPeriod, isEnglish: boolean): string {
  // « semaine {semaine} {année} »: 1 January may be in week 53 of the year before.
  const weekYear = /\{semaine\}/i.test(text) ? thursdayOf(period.start).slice(0, 4) : null;
  return text.replace(FULL_WORD, (found, of: string | undefined, name: string) => {
    const word = foldAccents(name).toLowerCase();
    const write = writers.get(word);
    if (!write) return found;
    const own = (word === 'annee' && weekYear) || write(period, isEnglish);
    const written = writeLike(own, name);
    return of ? joinOf(of, written) : written;
  });
}

const NAMES = 'mois|trimestre|ann[ée]e|p[ée]riode|semaine';
const WORD = new RegExp(`\\{(?:${NAMES})\\}`, 'giu');
const FULL_WORD = new RegExp(`(?:(?<!\\p{L})(de[ \u00a0]))?\\{(${NAMES})\\}`, 'giu');

type Writer = (period: SupplyPeriod, isEnglish: boolean) => string;

const writers: ReadonlyMap<string, Writer> = new Map([
  ['mois', writeMonths],
  ['trimestre', writeQuarter],
  ['annee', writeYear],
  ['periode', writePeriod],
  ['semaine', writeWeek],
]);

/** « octobre », « octobre à décembre » */
function writeMonths({ start, end }: SupplyPeriod, isEnglish: boolean): string {
  const [first, last] = [start, end].map((date) => nameMonth(date, isEnglish));
  if (start.slice(0, 7) === end.slice(0, 7)) return `${first}`;
  return `${first}\u00a0${isEnglish ? 'to' : 'à'} ${last}`;
}

function nameMonth(date: string, isEnglish: boolean): string {
  return (isEnglish ? ENGLISH_MONTHS : MONTHS)[Number(date.slice(5, 7)) - 1] ?? '';
}

function writeQuarter({ start }: SupplyPeriod, isEnglish: boolean): string {
  const quarter = Math.ceil(Number(start.slice(5, 7)) / 3);
  if (isEnglish) return `Q${quarter}`;
  return `${quarter === 1 ? '1er' : `${quarter}e`}\u00a0trimestre`;
}

function writeYear({ start, end }: SupplyPeriod): string {
  const [first, last] = [start.slice(0, 4), end.slice(0, 4)];
  return first === last ? first : `${first}-${last}`;
}

function writePeriod({ start, end }: SupplyPeriod, isEnglish: boolean): string {
  return isEnglish ? formatEnglishLongPeriod(start, end) : formatLongPeriod(start, end);
}

/** The week of ISO 8601 that holds its first day. */
function writeWeek({ start }: SupplyPeriod): string {
  return String(weekOf(start));
}

/** ISO 8601: a week is of the year of its Thursday. */
function thursdayOf(date: string): string {
  const sinceMonday = ((daysBetween(A_MONDAY, date) % 7) + 7) % 7;
  return addDays(date, 3 - sinceMonday);
}

function weekOf(date: string): number {
  const thursday = thursdayOf(date);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

const A_MONDAY = '2026-01-05';

function writeLike(text: string, name: string): string {
  if (name === name.toUpperCase()) return text.toUpperCase();
  return name[0] === name[0]?.toUpperCase() ? capitalize(text) : text;
}

/** « d’octobre », « du 4e trimestre », « du 1er au 15 mars 2027 » */
function joinOf(of: string, written: string): string {
  if (/^du /i.test(written)) return written;
  if (/^\d(?:er|e)\u00a0/i.test(written)) return `${of[0]}u ${written}`;
  return /^[aeiouh]/i.test(foldAccents(written)) ? `${of[0]}’${written}` : `${of}${written}`;
}
