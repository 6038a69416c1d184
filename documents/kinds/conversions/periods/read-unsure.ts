import { MONTH } from './month-names.ts';
import type { PeriodReader } from './period-reader.ts';

/** Ways to write a period that are other things too, such as a number: told, never moved. */
const WAYS = [
  `(?:${MONTH})[ \u00a0-][2-4]\\d`,
  '[TQ][1-4][ \u00a0/-]?[2-4]\\d',
  '(?:trimestre|semestre)[ \u00a0][1-4](?:[ \u00a0]20\\d\\d)?',
  'semaine[ \u00a0](?:[1-4]?\\d|5[0-3])',
  '(?:année|exercice|annuel(?:le)?)[ \u00a0]20\\d\\d',
  '(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.20\\d\\d',
  '(?:0[1-9]|1[0-2])-20\\d\\d',
  '20\\d\\d-(?:0[1-9]|1[0-2])',
];

/** « Nov-26 », « T4-26 », « semaine 48 », « exercice 2026 », « 30.11.2026 », « 11-2026 » */
export const UNSURE: PeriodReader = {
  pattern: new RegExp(`(?<![\\p{L}\\d/.-])(?<way>${WAYS.join('|')})(?![\\p{L}\\d/-])`, 'giu'),
  read: ({ way = '' }, { around }) => {
    const year = /20\d\d/.exec(way)?.[0] ?? '';
    const isFar = year !== '' && around !== '' && Math.abs(Number(year) - yearOf(around)) > 1;
    return isFar ? 'far' : 'unsure';
  },
};

function yearOf(month: string): number {
  return Number(month.slice(0, 4));
}
