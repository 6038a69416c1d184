import { expect, test } from 'vitest';
import { WAYS } from '#app/data/account/way-of-problem.ts';
import { describeSync, type SyncSummary } from './describe-sync.ts';

const summary: SyncSummary = {
  ...{ status: 'stopped', waiting: 2, refused: 0, conflicts: 0, problem: null },
};

test('the network is promised for a missing network alone', () => {
  for (const code of Object.keys(WAYS))
    expect(describeSync({ ...summary, problem: { code } }).includes('connexion'), code).toBe(
      code === 'network',
    );
});

test('nothing is promised where the user has something to do first', () => {
  for (const [code, way] of Object.entries(WAYS))
    expect(describeSync({ ...summary, problem: { code } }).includes('tout seul'), code).toBe(
      way === 'wait',
    );
});

test('all is said to be saved only when it is', () => {
  const done: SyncSummary = { ...summary, status: 'done', waiting: 0 };
  expect(describeSync(done)).toMatch(/^Tout est enregistré/);
  expect(describeSync({ ...done, refused: 1 })).toMatch(/^Le reste est enregistré/);
  expect(describeSync({ ...done, conflicts: 1 })).toMatch(/^Le reste est enregistré/);
  expect(describeSync({ ...done, waiting: 1 })).toMatch(/^1 document attend/);
});

test('a stop is called a missing network only when it is one', () => {
  const stopped = { ...summary, waiting: 0 };
  expect(describeSync({ ...stopped, problem: { code: 'network' } })).toMatch(/^Sans connexion/);
  for (const problem of [null, { code: 'session_missing' }, { code: 'unavailable' }])
    expect(describeSync({ ...stopped, problem })).toMatch(/^Voici vos documents/);
});
