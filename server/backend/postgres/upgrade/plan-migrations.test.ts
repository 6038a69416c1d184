import { expect, test } from 'vitest';
import { planMigrations } from './plan-migrations.ts';

const make = (...versions: string[]) =>
  versions.map((version) => ({ version, name: 'any', text: '' }));
const given = {
  upgrades: make('20261128000000', '20261128070000', '20261128080000'),
  migrations: make('20261128100000', '20261128102400', '20261201000000'),
};
const UPGRADES = given.upgrades.map(({ version }) => version);
const plan = (...applied: string[]) => {
  const { upgrades, noted, missing } = planMigrations(new Set(applied), given);
  const [ran, written, run] = [upgrades, noted, missing].map((some) =>
    some.map(({ version }) => version),
  );
  return { upgrades: ran, noted: written, missing: run };
};

test('a new database runs the baseline and what comes after it, and has the upgrades by it', () => {
  expect(plan()).toEqual({
    upgrades: [],
    noted: UPGRADES,
    missing: ['20261128100000', '20261128102400', '20261201000000'],
  });
});

test('one that was stopped in the baseline goes on', () => {
  expect(plan('20261128100000')).toEqual({
    upgrades: [],
    noted: UPGRADES,
    missing: ['20261128102400', '20261201000000'],
  });
});

test('one of an earlier baseline runs the upgrades that came after it', () => {
  const baseline = ['20261128100000', '20261128102400'];
  expect(plan(...baseline, '20261128000000', '20261128070000')).toEqual({
    upgrades: ['20261128080000'],
    noted: [],
    missing: ['20261201000000'],
  });
  expect(plan(...baseline, ...UPGRADES, '20261201000000')).toEqual({
    upgrades: [],
    noted: [],
    missing: [],
  });
});

test('one of the first baselines, which wrote down no upgrade, runs all that came after them', () => {
  expect(plan('20261128100000', '20261128102400')).toEqual({
    upgrades: ['20261128080000'],
    noted: ['20261128000000', '20261128070000'],
    missing: ['20261201000000'],
  });
});

test('a database of the former release runs the upgrades; the baseline is written down', () => {
  expect(plan('20261120090000', '20261127090000')).toEqual({
    upgrades: UPGRADES,
    noted: ['20261128100000', '20261128102400'],
    missing: ['20261201000000'],
  });
});

test('one that was upgraded already, or in part, runs what it lacks', () => {
  expect(plan('20261127090000', '20261128000000')).toMatchObject({
    upgrades: ['20261128070000', '20261128080000'],
    noted: ['20261128100000', '20261128102400'],
  });
  expect(plan('20261127090000', ...UPGRADES)).toMatchObject({
    upgrades: [],
    noted: ['20261128100000', '20261128102400'],
  });
});

test('an older one is refused, with the version that it needs first', () => {
  expect(() => plan('20261120090000', '20261126090200')).toThrow(
    'its last migration is 20261126090200, and upgrades begin at 20261127090000. Start the version of commit fce01014 (28 November 2026) once',
  );
});

test('one that a later version has changed is refused, with what it has and what is known', () => {
  expect(() =>
    plan('20261128100000', '20261128102400', '20261201000000', '20270101000000'),
  ).toThrow(
    'its last migration is 20270101000000, the last of this version 20261201000000. Start the version that made it',
  );
});
