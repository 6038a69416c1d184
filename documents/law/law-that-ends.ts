import { addDays } from '#documents/model/dates/calendar.ts';
import { LAST_DAY_OF_CGI } from './figures/last-day-of-cgi.ts';
import { knownRateDays } from './late-payment.ts';
import { FRANCHISE_THRESHOLDS, MICRO_CEILINGS } from './thresholds.ts';

/** A text with a known end: this version does not know what replaces it. */
export type Ending = { lastDay: string; what: string };

/** Texts with a known end, the nearest first; printed by `npm run validate`. */
export function listEndings(): Ending[] {
  const endings = [
    {
      lastDay: knownRateDays().until,
      what: 'taux de la BCE et de l’intérêt légal du dernier semestre connu (C. com. L441-10 ; CMF L313-2)',
    },
    {
      lastDay: lastDayOf(FRANCHISE_THRESHOLDS),
      what: 'seuils de la franchise en base (CGI 293 B)',
    },
    { lastDay: lastDayOf(MICRO_CEILINGS), what: 'plafonds de la micro-entreprise' },
    {
      lastDay: LAST_DAY_OF_CGI,
      what: 'mentions qui citent le CGI (ordonnance n° 2025-1247, art. 46)',
    },
    ...REWRITTEN,
  ];
  return endings.sort((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
}

/** Texts whose last day is at most `days` after `today` (YYYY-MM-DD). */
export function listEndingsWithin(days: number, today: string): Ending[] {
  const limit = addDays(today, days);
  return listEndings().filter(({ lastDay }) => today <= lastDay && lastDay <= limit);
}

function lastDayOf(entries: readonly { until?: string }[]): string {
  return entries.at(-1)?.until ?? '';
}

/** Texts about to be recodified; today's wording stays right afterwards. */
const REWRITTEN: readonly Ending[] = [
  {
    lastDay: '2026-12-31',
    what: 'versions actuelles de C. com. L441-9 à L441-11 (renvois au CIBS ensuite)',
  },
  {
    lastDay: '2026-12-31',
    what: 'conservation fiscale de six ans (LPF L102 B) : dix ans ensuite, déjà dits',
  },
];
