import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AskedDatabase } from './ask-database.ts';
import { type Told, tell } from './diagnosis.ts';

/** By how much another clock is ahead of ours, and how sure that is, in milliseconds. */
export type ClockGap = { aheadMs: number; doubtMs: number };

/** Our clock beside those of the database and of the server that SITE_ORIGIN names. */
export async function checkClock({
  database,
  siteOrigin,
  now,
}: {
  database: AskedDatabase | null;
  siteOrigin: string | null;
  now: () => number;
}): Promise<Told[]> {
  const site = siteOrigin === null ? null : await askDate(siteOrigin, now).catch(() => null);
  return [
    database?.ok
      ? judgeClock('the database', database.facts.clock)
      : tell('unseen', 'The clock of the database was not compared: it was not asked.'),
    ...(siteOrigin === null ? [] : [judgeSite(siteOrigin, site)]),
  ];
}

export function judgeClock(whose: string, { aheadMs, doubtMs }: ClockGap): Told {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (Math.abs(aheadMs) - doubtMs <= ALLOWED_MS)
    return tell('good', `The clocks of this machine and of ${whose} agree.`);
  const way = aheadMs > 0 ? 'behind' : 'ahead of';
  return tell(
    'wrong',
    `The clock of this machine is ${seconds} s ${way} that of ${whose}: set both by NTP; sessions, links and limits end at the wrong time.`,
  );
}

function judgeSite(siteOrigin: string, gap: ClockGap | null): Told {
  if (gap !== null) return judgeClock(siteOrigin, gap);
  const sentence = `${siteOrigin} gives no date to this machine: its clock was not compared; check that it answers visitors.`;
  return tell('unseen', sentence);
}

function askDate(origin: string, now: () => number): Promise<ClockGap> {
  const request = origin.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = now();
    const asking = request(
      origin,
      // Nothing but a date is read: certificates have a check of their own.
      {
        method: 'HEAD',
        rejectUnauthorized: false,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      ({ headers }) => {
        const answered = now();
        asking.destroy();
        const said = Date.parse(headers.date ?? '');
        if (Number.isNaN(said)) return reject(new Error('No date'));
        // A date of HTTP is cut to its second.
        resolve({
          aheadMs: said + 500 - (asked + answered) / 2,
          doubtMs: (answered - asked) / 2 + 500,
        });
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

const ALLOWED_MS = 5000;
const PATIENCE_MS = 6000;
