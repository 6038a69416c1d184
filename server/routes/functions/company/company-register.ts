import {
  fetchOutside,
  outsideFault,
  readOutsideJson,
} from '#server/backend/auth/protocol/fetch-outside.ts';
import { codeOf } from '#server/backend/fault.ts';
import { type Company, readCompany, registerAnswerSchema } from './company.ts';

/** Rejects with a code that may be logged. */
export type CompanyRegister = { search: (query: string) => Promise<Company[]> };

/**
 * A client of the public register; null without a URL. Answers are cached for a day; after a few
 * failures requests are refused for half a minute; at most six a second are sent, one below the
 * register’s limit.
 */
export function createCompanyRegister({
  url,
  now = Date.now,
}: {
  url: string | null;
  now?: () => number;
}): CompanyRegister {
  const kept = new Map<string, { companies: Promise<Company[]>; until: number }>();
  const breaker = createBreaker(now);
  const ask = async (origin: string, query: string): Promise<Company[]> => {
    breaker.enter();
    try {
      const companies = await fetchCompanies(origin, query);
      breaker.succeed();
      return companies;
    } catch (error) {
      // The register works: an invalid query must not close it for others.
      if (OF_THE_QUESTION.has(codeOf(error))) breaker.succeed();
      else breaker.fail();
      throw error;
    }
  };
  return {
    search: (query) => {
      if (url === null) return Promise.reject(outsideFault('closed'));
      const known = kept.get(query);
      if (known && known.until > now()) return known.companies;
      const companies = ask(url, query);
      companies.catch(() => kept.delete(query));
      kept.delete(query);
      kept.set(query, { companies, until: now() + KEPT_MS });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      return companies;
    },
  };
}

/** Refuses after failures, and beyond the register’s rate. */
function createBreaker(now: () => number) {
  const recent: number[] = [];
  let [failures, closedUntil] = [0, 0];
  return {
    enter: () => {
      while (recent.length > 0 && (recent[0] ?? 0) <= now() - 1000) recent.shift();
      if (now() < closedUntil) throw outsideFault('resting');
      if (recent.length >= MOST_A_SECOND) throw outsideFault('too_often');
      recent.push(now());
    },
    succeed: () => {
      failures = 0;
    },
    fail: () => {
      failures += 1;
      // The first try after the rest tells whether it is back.
      if (failures >= MOST_FAILURES) closedUntil = now() + REST_MS;
    },
  };
}

async function fetchCompanies(origin: string, query: string): Promise<Company[]> {
  const url = new URL('/search', origin);
  url.search = new URLSearchParams({
    q: query,
    per_page: '10',
    minimal: 'true',
    include: 'siege,matching_etablissements,complements',
  }).toString();
  const answer = await readOutsideJson(
    await fetchOutside(url.href, { headers: { Accept: 'application/json' } }, TIMEOUT_MS),
  );
  const parsed = registerAnswerSchema.safeParse(answer);
  if (!parsed.success) throw outsideFault('not_understood');
  return parsed.data.results.map((found) => readCompany(found, query));
}

/** Errors of one query: the register refuses « *** », or a company has an unknown format. */
const OF_THE_QUESTION = new Set(['outside_status_400', 'outside_not_understood']);
const TIMEOUT_MS = 4000;
const KEPT_MS = 86_400_000;
const MOST_KEPT = 1000;
const MOST_A_SECOND = 6;
const MOST_FAILURES = 5;
const REST_MS = 30_000;
