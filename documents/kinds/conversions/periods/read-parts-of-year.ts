import { isNear, type Move, monthLater, type PeriodReader, yearMonth } from './period-reader.ts';

/** « T4 2026 », « 4T2026 », « Q4-2026 », « 4e trimestre 2026 » */
export const QUARTER = makeReader({ letters: 'TQ', word: 'trimestre', length: 3 });
/** « S2 2026 », « 2e semestre 2026 » */
export const HALF_YEAR = makeReader({ letters: 'S', word: 'semestre', length: 6 });

/** « 2026-T4 » */
export const YEAR_FIRST: PeriodReader = {
  pattern:
    /(?<![\p{L}\d])(?<year>20\d\d)(?<gap>[ \u00a0/-]?)(?<letter>[TQS])(?<rank>[1-4])(?![\p{L}\d])/giu,
  read: ({ year = '', gap = '', letter = '', rank = '' }, move) => {
    const length = letter.toUpperCase() === 'S' ? 6 : 3;
    const moved = movePart({ year, rank: Number(rank), length }, move);
    return typeof moved === 'string'
      ? moved
      : { text: `${moved.year}${gap}${letter}${moved.rank}` };
  },
};

type Unit = { letters: string; word: string; length: number };

function makeReader({ letters, word, length }: Unit): PeriodReader {
  const count = 12 / length;
  const ordinals = `[1-${count}](?:er|ère|nd|nde|e|ème|eme)|premier|deuxième|second|troisième|quatrième`;
  const year = '(?<gap>[ \u00a0]*[ \u00a0/-]?(?:de[ \u00a0])?)(?<year>20\\d\\d)(?!\\d)';
  const ranks = `(?<before>[${letters}])(?<rank>[1-${count}])|(?<only>[1-${count}])(?<after>[${letters}])|(?<ordinal>${ordinals})(?<word>[ \u00a0]${word})`;
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${ranks})${year}`, 'giu'),
    read: (
      { before = '', rank, only, after = '', ordinal = '', word = '', gap, year = '' },
      move,
    ) => {
      const digit = rank ?? only ?? String(readOrdinal(ordinal));
      const moved = movePart({ year, rank: Number(digit), length }, move);
      if (typeof moved === 'string') return moved;
      const written = ordinal === '' ? moved.rank : writeOrdinal(moved.rank, ordinal);
      return { text: `${before}${written}${after}${word}${gap}${moved.year}` };
    },
  };
}

/** A month does not move a quarter. */
function movePart(
  { year, rank, length }: { year: string; rank: number; length: number },
  move: Move,
): { year: string; rank: number } | 'unsure' | 'far' {
  const first = yearMonth(year, (rank - 1) * length);
  const last = monthLater(first, length - 1);
  if (!isNear(first, move) && !isNear(last, move)) return 'far';
  if ((move.step ?? move.months) % length !== 0) return 'unsure';
  const next = monthLater(first, move.months);
  return { year: next.slice(0, 4), rank: (Number(next.slice(5)) - 1) / length + 1 };
}

function readOrdinal(text: string): number {
  const rank = WORDS.findIndex((words) => words.includes(text.toLowerCase()));
  return rank < 0 ? Number(text[0]) : rank + 1;
}

function writeOrdinal(rank: number, like: string): string {
  const word = WORDS[rank - 1]?.[0] ?? '';
  if (!/^\d/.test(like)) return like === like.toLowerCase() ? word : capitalizeLike(word, like);
  if (rank === 1) return '1er';
  return `${rank}${/[eè]me$/i.test(like) ? 'ème' : 'e'}`;
}

function capitalizeLike(word: string, like: string): string {
  if (like === like.toUpperCase()) return word.toUpperCase();
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

const WORDS = [['premier'], ['deuxième', 'second'], ['troisième'], ['quatrième']];
