import type { Move, PeriodReader } from './period-reader.ts';
import { DAY_RANGE, DAYS } from './read-days.ts';
import { BARE_MONTH, MONTH_LIST } from './read-months.ts';
import { HALF_YEAR, QUARTER, YEAR_FIRST } from './read-parts-of-year.ts';
import { UNSURE } from './read-unsure.ts';

/** `left`: the periods that could not be read for sure, and stay as they were. */
export type MovedText = { text: string; left: readonly string[] };

/**
 * Moves the months, quarters and ranges of days that a text names: « Abonnement T4 2026 » →
 * « Abonnement T1 2027 ». What is far from the period of the document is not of it, and stays.
 */
export function movePeriods(text: string, move: Move): MovedText {
  let parts: Part[] = [{ text, isRead: false }];
  const left: string[] = [];
  for (const reader of READERS)
    parts = parts.flatMap((part) => (part.isRead ? [part] : readPart(part.text, reader)));
  return { text: parts.map((part) => part.text).join(''), left };

  function readPart(part: string, { pattern, read }: PeriodReader): Part[] {
    const found: Part[] = [];
    let end = 0;
    for (const match of part.matchAll(pattern)) {
      const moved = read(match.groups ?? {}, move);
      if (moved === 'unsure') left.push(match[0].trim());
      found.push({ text: part.slice(end, match.index), isRead: false });
      found.push({
        text: moved === 'unsure' || moved === 'far' ? match[0] : moved.text,
        isRead: true,
      });
      end = match.index + match[0].length;
    }
    return [...found, { text: part.slice(end), isRead: false }];
  }
}

type Part = { text: string; isRead: boolean };

/** The longest forms first: « du 1er au 30 novembre 2026 » before « novembre 2026 ». */
const READERS = [
  ...[DAY_RANGE, DAYS, MONTH_LIST, QUARTER, HALF_YEAR, YEAR_FIRST],
  ...[UNSURE, BARE_MONTH],
];
