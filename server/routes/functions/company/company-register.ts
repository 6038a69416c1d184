import {
  fetchOutside,
  outsideFault,
  readOutsideJson,
} from '#server/backend/auth/protocol/fetch-outside.ts';
import { codeOf } from '#server/backend/fault.ts';
import { type Company, readCompany, registerAnswerSchema } from './company.ts';

/** Rejects with a code that may be logged where the register cannot be asked. */
export type CompanyRegister = { search: (query: string) => Promise<Company[]> };

/**
 * The public register of companies at an address, null where it is not to be asked. Answers are
 * kept for a day; after a few failures nobody waits for it for half a minute; and it is asked six
 * times a second at most, one less than it allows.
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
      // It answers: a visitor’s odd question must not close it for the others.
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

/** Refuses at once what would only wait: after failures, and beyond the rate of the register. */
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
      // One more try then tells whether it is back.
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

/** It does not take « *** »; and an answer may hold a company unlike the others. */
const OF_THE_QUESTION = new Set(['outside_status_400', 'outside_not_understood']);
const TIMEOUT_MS = 4000;
const KEPT_MS = 86_400_000;
const MOST_KEPT = 1000;
const MOST_A_SECOND = 6;
const MOST_FAILURES = 5;
const REST_MS = 30_000;
