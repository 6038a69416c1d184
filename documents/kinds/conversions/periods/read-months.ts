import { MONTH, monthOf, PLAIN_MONTH, writeMonthLike } from './month-names.ts';
import {
  countMonths,
  isNear,
  isOfLength,
  type Move,
  monthLater,
  type PeriodReader,
  yearMonth,
} from './period-reader.ts';

const OF = "(?:(?<!\\p{L})(?<of>d['’]|de[ \u00a0]))?";
const SEPARATOR = '(?:[ \u00a0]?[,/–-][ \u00a0]?|[ \u00a0](?:et|à|au|and|to)[ \u00a0])';

/** « novembre 2026 », « octobre à décembre 2026 », « 11/2026 » */
export const MONTH_LIST: PeriodReader = {
  pattern: new RegExp(
    `${OF}(?<names>${MONTH}(?:${SEPARATOR}${MONTH})*)(?<gap>[ \u00a0]+)(?<year>20\\d\\d)(?!\\d)|(?<![\\p{L}\\d/.-])(?<digits>0[1-9]|1[0-2])/(?<of_year>20\\d\\d)(?![\\d/])`,
    'giu',
  ),
  read: ({ of, names = '', gap = ' ', year = '', digits = '', of_year = '' }, move) =>
    digits === ''
      ? readNames({ of, names, gap, year }, move)
      : readDigits(`${of_year}-${digits}`, move),
};

/** Without its year, a month or quarter may be any. */
export const BARE_MONTH: PeriodReader = {
  pattern: new RegExp(
    `${PLAIN_MONTH}|(?<![\\p{L}\\d])[1-4](?:er|e|ème)[ \u00a0](?:trimestre|semestre)(?!\\p{L})`,
    'giu',
  ),
  read: () => 'unsure',
};

type Named = { of: string | undefined; names: string; gap: string; year: string };

function readNames({ of, names, gap, year }: Named, move: Move): ReturnType<PeriodReader['read']> {
  const found = [...names.matchAll(new RegExp(MONTH, 'giu'))].map(([name]) => name);
  const months = dateBackwards(found.map(monthOf), Number(year));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  if (!isNear(last, move)) return 'far';
  const count = countMonths(last) - countMonths(first) + 1;
  if (months.length > 1 && !isOfLength(count, move)) return 'unsure';
  const moved = months.map((month) => monthLater(month, move.months));
  const written = writeNames(names, moved);
  const next = moved.at(-1)?.slice(0, 4) ?? year;
  return { text: `${writeOf(of, written)}${written}${gap}${next}` };
}

/** The year is that of the last month: « novembre, décembre et janvier 2027 ». */
function dateBackwards(months: readonly number[], lastYear: number): string[] {
  let [year, after] = [lastYear, 12];
  return months
    .toReversed()
    .map((month) => {
      if (month >= after) year -= 1;
      after = month;
      return yearMonth(year, month);
    })
    .toReversed();
}

function writeNames(names: string, months: readonly string[]): string {
  let index = 0;
  return names.replace(new RegExp(MONTH, 'giu'), (name) => {
    const month = months[index++] ?? '';
    return writeMonthLike(Number(month.slice(5)) - 1, name);
  });
}

/** « d’octobre » → « de novembre » */
function writeOf(of: string | undefined, month: string): string {
  if (of === undefined) return '';
  const apostrophe = of.includes("'") ? "'" : '’';
  const isElided = /^[ao]/i.test(month);
  const letter = of[0] ?? 'd';
  return isElided ? `${letter}${apostrophe}` : `${letter}e `;
}

function readDigits(month: string, move: Move): ReturnType<PeriodReader['read']> {
  if (!isNear(month, move)) return 'far';
  const moved = monthLater(month, move.months);
  return { text: `${moved.slice(5)}/${moved.slice(0, 4)}` };
}
