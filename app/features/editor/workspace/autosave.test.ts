import { expect, test } from 'vitest';
import { createAutosave, type SaveStatus } from './autosave.ts';

test('a change is saved after a pause, once', async () => {
  const { autosave, clock, saved, type } = start();
  type('a');
  type('ab');
  expect(saved).toEqual([]);
  await clock.advance(300);
  expect(saved).toEqual(['ab']);
  expect(autosave.isDirty()).toBe(false);
});

test('who types without a pause is saved all the same', async () => {
  const { clock, saved, type } = start();
  for (let typed = 0; typed < 9; typed++) {
    type('a'.repeat(typed + 1));
    await clock.advance(250);
  }
  expect(saved).toHaveLength(1);
});

test('leaving the page saves at once', async () => {
  const { autosave, saved, type } = start();
  type('a');
  await autosave.flush();
  expect(saved).toEqual(['a']);
});

test('what is typed during a save is saved next, in order', async () => {
  const { autosave, saved, type } = start();
  type('a');
  const first = autosave.flush();
  type('ab');
  await Promise.all([first, autosave.flush()]);
  expect(saved).toEqual(['a', 'ab']);
  expect(autosave.isDirty()).toBe(false);
});

test('a page that is left waits for no save under way', async () => {
  const { autosave, saved, type } = start();
  type('a');
  autosave.flush();
  type('ab');
  autosave.leave();
  // The write starts synchronously, before the page is gone.
  await Promise.resolve();
  expect(saved).toEqual(['a', 'ab']);
});

test('a state that was just read is not written back', async () => {
  const { autosave, clock, saved, type } = start();
  autosave.settle('read');
  type('read');
  await clock.advance(5000);
  expect(saved).toEqual([]);
});

test('a full or refused storage is reported, and the next change tries again', async () => {
  const { clock, saved, statuses, type, fail } = start();
  fail('QuotaExceededError');
  type('a');
  await clock.advance(300);
  fail('InvalidStateError');
  type('ab');
  await clock.advance(300);
  fail(null);
  type('abc');
  await clock.advance(300);
  expect(statuses).toEqual(['pending', 'full', 'pending', 'refused', 'pending', 'saved']);
  expect(saved).toEqual(['abc']);
});

function start() {
  let state = '';
  let failure: string | null = null;
  const saved: string[] = [];
  const statuses: SaveStatus[] = [];
  const clock = createClock();
  const autosave = createAutosave({
    read: () => state,
    write: async (written) => {
      await Promise.resolve();
      if (failure) throw new DOMException('', failure);
      saved.push(written);
    },
    onStatus: (status) => statuses.push(status),
    schedule: clock.schedule,
  });
  const type = (text: string) => {
    state = text;
    autosave.touch();
  };
  const fail = (name: string | null) => {
    failure = name;
  };
  return { autosave, clock, saved, statuses, type, fail };
}

function createClock() {
  let now = 0;
  let tasks: { at: number; run: () => void }[] = [];
  return {
    schedule: (run: () => void, milliseconds: number) => {
      const task = { at: now + milliseconds, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    advance: async (milliseconds: number) => {
      now += milliseconds;
      const due = tasks.filter(({ at }) => at <= now);
      tasks = tasks.filter(({ at }) => at > now);
      for (const { run } of due) run();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
