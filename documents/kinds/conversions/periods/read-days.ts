import { addMonths } from '#documents/model/dates/add-months.ts';
import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import { countWholeMonths, endOfMonths } from '#documents/model/dates/whole-months.ts';
import { MONTH, monthOf, writeMonthLike } from './month-names.ts';
import {
  type Groups,
  isNear,
  isOfLength,
  type Move,
  type PeriodReader,
  yearMonth,
} from './period-reader.ts';

const DAY = '1er|0?[1-9]|[12]\\d|3[01]';
const GAP = '[ \u00a0]';
const WORDS = `(?<day>${DAY})(?:${GAP}(?<month>${MONTH}))?(?:${GAP}(?<year>20\\d\\d))?(?<link>${GAP}(?:au|to)${GAP})(?<lastDay>${DAY})${GAP}(?<lastMonth>${MONTH})${GAP}(?<lastYear>20\\d\\d)`;
const DIGITS =
  '(?<d>\\d\\d)/(?<m>\\d\\d)(?:/(?<y>20\\d\\d))?(?<between>[ \u00a0](?:au|à|–|-)[ \u00a0]|[–-])(?<ld>\\d\\d)/(?<lm>\\d\\d)/(?<ly>20\\d\\d)';

/** « du 1er au 30 novembre 2026 », « 01/10/2026 – 31/12/2026 » */
export const DAY_RANGE: PeriodReader = {
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${WORDS}|${DIGITS})(?!\\d)`, 'giu'),
  read: (groups, move) => (groups.link ? readWords(groups, move) : readDigits(groups, move)),
};

/** One day is more often that of a contract or of a meeting than a part of the period. */
export const DAYS: PeriodReader = {
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:(?<day>${DAY})${GAP}(?<month>${MONTH})${GAP}(?<year>20\\d\\d)|(?<d>\\d\\d)/(?<m>\\d\\d)/(?<y>20\\d\\d))(?!\\d)`,
    'giu',
  ),
  read: ({ month, year, m, y }, move) => {
    const own = month ? yearMonth(year ?? '', monthOf(month)) : `${y}-${m}`;
    return isNear(own, move) ? 'unsure' : 'far';
  },
};

function readWords(groups: Groups, move: Move): ReturnType<PeriodReader['read']> {
  const { day = '', month, year, link = '', lastDay = '', lastMonth = '', lastYear = '' } = groups;
  const end = dateOf(lastDay, monthOf(lastMonth), lastYear);
  const startMonth = monthOf(month ?? lastMonth);
  const isBefore = month !== undefined && startMonth > monthOf(lastMonth);
  const start = dateOf(day, startMonth, year ?? String(Number(lastYear) - Number(isBefore)));
  const moved = moveRange({ start, end }, move);
  if (typeof moved === 'string') return moved;
  const name = (date: string, like: string) => writeMonthLike(Number(date.slice(5, 7)) - 1, like);
  return {
    text: [
      writeDay(moved.start, day),
      month && ` ${name(moved.start, month)}`,
      year && ` ${moved.start.slice(0, 4)}`,
      link,
      `${writeDay(moved.end, lastDay)} ${name(moved.end, lastMonth)} ${moved.end.slice(0, 4)}`,
    ].join(''),
  };
}

function readDigits(groups: Groups, move: Move): ReturnType<PeriodReader['read']> {
  const { d, m = '', y, between, ld, lm = '', ly = '' } = groups;
  const year = y ?? String(Number(ly) - Number(m > lm));
  const moved = moveRange({ start: `${year}-${m}-${d}`, end: `${ly}-${lm}-${ld}` }, move);
  if (typeof moved === 'string') return moved;
  const write = (date: string, hasYear: boolean) => {
    const [own = '', month = '', ofMonth = ''] = date.split('-');
    return `${ofMonth}/${month}${hasYear ? `/${own}` : ''}`;
  };
  return { text: `${write(moved.start, y !== undefined)}${between}${write(moved.end, true)}` };
}

type Range = { start: string; end: string };

/** Surely the period of the document only when it has its length in whole months. */
function moveRange({ start, end }: Range, move: Move): Range | 'unsure' | 'far' {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return 'far';
  if (!isNear(end.slice(0, 7), move)) return 'far';
  const count = countWholeMonths(start, end);
  if (count === null || !isOfLength(count, move)) return 'unsure';
  const next = addMonths(start, move.months);
  return { start: next, end: endOfMonths(next, count) };
}

function dateOf(day: string, month: number, year: string): string {
  return `${yearMonth(year, month)}-${day.replace(/\D/g, '').padStart(2, '0')}`;
}

function writeDay(date: string, like: string): string {
  const day = Number(date.slice(8));
  if (day === 1) return like === '01' ? '01' : '1er';
  return like.startsWith('0') ? date.slice(8) : String(day);
}
