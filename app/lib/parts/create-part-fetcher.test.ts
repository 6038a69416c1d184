import { afterEach, expect, test, vi } from 'vitest';
import { createPartFetcher, type MissingCause } from './create-part-fetcher.ts';

type Found = Exclude<MissingCause, 'stuck' | 'away'>;

afterEach(() => vi.restoreAllMocks());

function openFetcher(causes: readonly Found[]) {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const left = [...causes];
  const pauses: (() => void)[] = [];
  const fetcher = createPartFetcher({
    findCause: () => Promise.resolve(left.shift() ?? 'offline'),
    wait: () => new Promise((resolve) => pauses.push(resolve)),
  });
  return { ...fetcher, endPause: () => pauses.splice(0).map((end) => end()) };
}

/** Fails a number of times, then succeeds. */
function loadAfter(failures: number) {
  let tries = 0;
  return {
    load: () => {
      tries++;
      return tries > failures ? Promise.resolve('part') : Promise.reject(new TypeError('Failed'));
    },
    countTries: () => tries,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('what comes at once is given, and nothing is said', async () => {
  const { fetchPart, state } = openFetcher([]);
  expect(await fetchPart(loadAfter(0).load)).toBe('part');
  expect(state.get().cause).toBeNull();
});

test('a network that stumbles is asked again before anybody is told', async () => {
  const { fetchPart, state } = openFetcher(['interrupted']);
  const said: unknown[] = [];
  state.subscribe(() => said.push(state.get().cause));
  expect(await fetchPart(loadAfter(1).load)).toBe('part');
  expect(said).toEqual([]);
});

test('without a network it says so, and comes when it is asked again', async () => {
  const { fetchPart, state, retry } = openFetcher(['offline', 'offline']);
  const { load, countTries } = loadAfter(2);
  const fetched = fetchPart(load);
  await settle();
  expect(state.get().cause).toBe('offline');
  expect(countTries()).toBe(1);
  retry();
  await settle();
  expect(state.get().cause).toBe('offline');
  expect(countTries()).toBe(2);
  retry();
  expect(await fetched).toBe('part');
  expect(state.get().cause).toBeNull();
});

test('it asks again by itself after a while', async () => {
  const { fetchPart, endPause } = openFetcher(['offline']);
  const fetched = fetchPart(loadAfter(1).load);
  await settle();
  endPause();
  expect(await fetched).toBe('part');
});

test('all that is missing is asked for again together, and said until the last is there', async () => {
  const { fetchPart, state, retry } = openFetcher(['offline', 'offline']);
  const quick = fetchPart(loadAfter(1).load);
  const slow = fetchPart(loadAfter(2).load);
  await settle();
  retry();
  expect(await quick).toBe('part');
  await settle();
  expect(state.get().cause).toBe('offline');
  retry();
  expect(await slow).toBe('part');
  expect(state.get().cause).toBeNull();
});

test('a newer version of the site is told apart, and so is asking again in vain', async () => {
  const newer = openFetcher(['outdated']);
  newer.fetchPart(loadAfter(9).load);
  await settle();
  expect(newer.state.get().cause).toBe('outdated');
  const stuck = openFetcher(['interrupted', 'interrupted', 'interrupted']);
  stuck.fetchPart(loadAfter(9).load);
  await settle();
  expect(stuck.state.get().cause).toBe('interrupted');
  stuck.retry();
  await settle();
  expect(stuck.state.get().cause).toBe('stuck');
});

test('a page that does not come is said, until it is read or the network is back', () => {
  const { state, tellAway, retry } = openFetcher([]);
  tellAway();
  expect(state.get().cause).toBe('away');
  retry();
  expect(state.get().cause).toBeNull();
});
