import { beforeEach, expect, test, vi } from 'vitest';
import type { Repetition } from '#documents/repetition';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { emptyDevice, openTab } from './open-device.test.support.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const model = {
  ...requireDraft(samples.menuisier),
  issueDate: '2026-11-30',
  subject: 'Abonnement {mois} {année}',
  supply: {},
};
const monthly: Repetition = {
  id: '0b5f2c7e-8a1d-4c53-9f0e-2f8a6f3f1d20',
  model,
  schedule: { every: 'month', first: '2026-12-31', isMonthEnd: true },
  prices: 'kept',
  done: 0,
  isPaused: false,
};

beforeEach(() => {
  emptyDevice();
  kept.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openPage() {
  const dossier = await openTab();
  const { deviceRepetitions: repetitions, prepareOnDevice } = await import('./repetitions.ts');
  return { dossier, repetitions, prepareOnDevice };
}

function goTo(time: string) {
  vi.setSystemTime(new Date(time));
}

test('dates missed during months away come each once, in order, with their numbers', async () => {
  goTo('2026-11-30T10:00:00+01:00');
  const page = await openPage();
  await page.repetitions.save(monthly);
  expect(await page.prepareOnDevice()).toEqual([]);
  expect(kept.get('facturier-repetitions')).toBe('{"next":"2026-12-31"}');
  goTo('2027-03-10T10:00:00+01:00');
  const prepared = await page.prepareOnDevice();
  expect(prepared.map(({ id, draft }) => [id.slice(-8), draft.subject])).toEqual([
    ['20261231', 'Abonnement décembre 2026'],
    ['20270131', 'Abonnement janvier 2027'],
    ['20270228', 'Abonnement février 2027'],
  ]);
  expect(prepared.map(({ draft }) => [draft.number, draft.issueDate])).toEqual([
    ['F-2027-0001', '2027-03-10'],
    ['F-2027-0002', '2027-03-10'],
    ['F-2027-0003', '2027-03-10'],
  ]);
  expect(await page.prepareOnDevice()).toEqual([]);
  expect(kept.get('facturier-repetitions')).toBe('{"next":"2027-03-31"}');
  expect(await page.dossier.get(prepared[2]?.id ?? '')).toEqual(prepared[2]);
  goTo('2027-03-31T00:30:00+02:00');
  const [april] = await page.prepareOnDevice();
  expect(april?.draft.number).toBe('F-2027-0004');
});

test('midnight is that of Paris, across the change of hour', async () => {
  goTo('2027-03-27T12:00:00Z');
  const page = await openPage();
  await page.repetitions.save({
    ...monthly,
    schedule: { every: 'week', first: '2027-03-28', isMonthEnd: false },
  });
  goTo('2027-03-27T22:59:00Z');
  expect(await page.prepareOnDevice()).toEqual([]);
  goTo('2027-03-27T23:00:00Z');
  expect(await page.prepareOnDevice()).toHaveLength(1);
  goTo('2027-04-03T21:59:00Z');
  expect(await page.prepareOnDevice()).toEqual([]);
  goTo('2027-04-03T22:00:00Z');
  expect(await page.prepareOnDevice()).toHaveLength(1);
});

test('two tabs that open together prepare each date once', async () => {
  goTo('2027-02-01T10:00:00+01:00');
  const [first, second] = [await openPage(), await openPage()];
  await first.repetitions.save(monthly);
  const prepared = await Promise.all([first.prepareOnDevice(), second.prepareOnDevice()]);
  expect(prepared.flat()).toHaveLength(2);
  expect((await first.repetitions.list())[0]?.done).toBe(2);
  expect(await first.dossier.listSummaries()).toHaveLength(2);
});

test('what its author deleted does not come back, nor the same date of a changed schedule', async () => {
  goTo('2027-01-05T10:00:00+01:00');
  const page = await openPage();
  await page.repetitions.save(monthly);
  const [december] = await page.prepareOnDevice();
  await page.dossier.remove(december?.id ?? '');
  expect(await page.prepareOnDevice()).toEqual([]);
  goTo('2027-01-31T10:00:00+01:00');
  expect(await page.prepareOnDevice()).toHaveLength(1);
  const schedule = { ...monthly.schedule, first: '2027-01-31' };
  await page.repetitions.save({ ...monthly, schedule });
  expect(await page.prepareOnDevice()).toEqual([]);
  expect((await page.repetitions.list())[0]?.done).toBe(1);
});

test('a clock that is wrong by years prepares sixty at most, and what was stopped does not come back', async () => {
  goTo('2098-01-05T10:00:00+01:00');
  const page = await openPage();
  const weekly = { every: 'week', first: '2026-12-28', isMonthEnd: false } as const;
  await page.repetitions.save({ ...monthly, schedule: weekly });
  expect(await page.prepareOnDevice()).toHaveLength(60);
  await page.repetitions.remove(monthly.id);
  await expect(page.repetitions.change(monthly)).rejects.toThrow('stopped');
  const pause = (stored: Repetition) => ({ ...stored, isPaused: true });
  await expect(page.repetitions.changeProgress(monthly.id, pause)).rejects.toThrow('stopped');
  expect(await page.repetitions.list()).toEqual([]);
});

test('a page that is stale pauses what is stored, not what it knew', async () => {
  goTo('2027-01-05T10:00:00+01:00');
  const page = await openPage();
  await page.repetitions.save({ ...monthly, prices: 'catalogue', done: 1 });
  await page.repetitions.changeProgress(monthly.id, (stored) => ({ ...stored, isPaused: true }));
  const paused = { ...monthly, prices: 'catalogue', done: 1, isPaused: true };
  expect(await page.repetitions.list()).toEqual([paused]);
});

test('a pause prepares nothing; what is stopped is forgotten, with its date', async () => {
  goTo('2027-01-05T10:00:00+01:00');
  const page = await openPage();
  await page.repetitions.save({ ...monthly, isPaused: true });
  expect(await page.prepareOnDevice()).toEqual([]);
  expect(kept.has('facturier-repetitions')).toBe(false);
  await page.repetitions.save(monthly);
  await page.repetitions.remove(monthly.id);
  expect(await page.repetitions.list()).toEqual([]);
  expect(kept.has('facturier-repetitions')).toBe(false);
});

test('whoever is signed in has them prepared by the server', async () => {
  goTo('2027-01-05T10:00:00+01:00');
  const page = await openPage();
  await page.repetitions.save(monthly);
  kept.set('facturier-keeper', 'a-user');
  expect(await page.prepareOnDevice()).toEqual([]);
  kept.delete('facturier-keeper');
  expect(await page.prepareOnDevice()).toHaveLength(1);
});
