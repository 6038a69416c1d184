import { setTimeout as wait } from 'node:timers/promises';
import type { CheckedBackend } from './connect.ts';
import { type LoadFigures, type Measure, summarizeMeasures } from './figures.ts';
import { type DeskRequest, openDesk } from './load-requests.ts';
import { addPerson, type Person } from './people.ts';
import { removePeople } from './remove-people.ts';

/** Keeps `atOnce` requests under way for `seconds`. */
export type LoadPlan = { atOnce: number; seconds: number };

export type LoadOutcome = {
  figures: LoadFigures;
  /** E-mail addresses of accounts that could not be deleted. */
  remaining: string[];
};

/**
 * Saves and reads drafts of temporary accounts, then deletes these. Issues nothing and sends no
 * message. Throws when the accounts cannot be made; `signal` ends it early.
 */
export async function runLoad(
  backend: CheckedBackend,
  { atOnce, seconds }: LoadPlan,
  signal?: AbortSignal,
): Promise<LoadOutcome> {
  const limited = { ...backend, fetch: limitWait(backend.fetch ?? fetch) };
  const people: Person[] = [];
  try {
    while (people.length < Math.min(atOnce, MAX_ACCOUNTS)) people.push(await addPerson(limited));
    const desks = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => openDeskOf(people, index)),
    );
    const measures: Measure[] = [];
    const start = performance.now();
    const isOver = () => signal?.aborted === true || performance.now() - start > seconds * 1000;
    await Promise.all(desks.map((desk, index) => work({ desk, index, isOver }, measures)));
    const took = (performance.now() - start) / 1000;
    const remaining = await removePeople(people);
    const plan = { atOnce, seconds, accounts: people.length };
    return { figures: summarizeMeasures(measures, { ...plan, took }), remaining };
  } catch (error) {
    const remaining = await removePeople(people);
    if (remaining.length === 0) throw error;
    throw new Error(`${sayError(error)} (${remaining.join(', ')})`, { cause: error });
  }
}

function openDeskOf(people: readonly Person[], index: number): Promise<DeskRequest[]> {
  const person = people[index % people.length];
  if (!person) throw new Error('No account');
  return openDesk(person);
}

/** Each begins with another kind of request, so that all of them are under way at once. */
async function work(
  { desk, index, isOver }: { desk: readonly DeskRequest[]; index: number; isOver: () => boolean },
  measures: Measure[],
): Promise<void> {
  for (let turn = index; !isOver(); turn += 1) {
    const asked = desk[turn % desk.length];
    if (!asked) return;
    const start = performance.now();
    const failure = await asked.ask();
    measures.push({ kind: asked.kind, milliseconds: performance.now() - start, failure });
    if (failure === LIMITED) await wait(LIMITED_MS);
  }
}

/** A request that is never answered would keep the load from ending. */
function limitWait(ask: typeof fetch): typeof fetch {
  return (input, init) => {
    const longest = AbortSignal.timeout(LONGEST_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, longest]) : longest;
    return ask(input, { ...init, signal });
  };
}

function sayError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Fewer than one address may sign in to in five minutes. */
const MAX_ACCOUNTS = 16;
const LONGEST_MS = 30_000;
/** A refusal of a rate limit: asking on at once would only measure refusals. */
const LIMITED = '429';
const LIMITED_MS = 500;
