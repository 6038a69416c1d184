import { expect, onTestFinished, test } from 'vitest';
import { startRecordedProject } from '#server/test/recorded-project.ts';
import { checkProject } from './check-project.ts';

const FIGURES = { mail_waiting: 0, mail_oldest_s: 0, news_waiting: 0 };

async function check(status: number, answer: unknown) {
  const project = await startRecordedProject([
    { method: 'POST', path: '/rest/v1/rpc/get_operation_figures', status, answer },
  ]);
  onTestFinished(async () => {
    await project.stop();
  });
  const told = await checkProject({
    url: project.url,
    publishableKey: 'sb_publishable_a',
    secretKey: 'sb_secret_a',
  });
  expect(JSON.stringify(told)).not.toContain('sb_secret_a');
  return told.map((one) => one.status);
}

test('a project that answers with the migrations of this version is well', async () => {
  const answer = [{ ...FIGURES, migration: '20270101000000' }];
  expect(await check(200, answer)).toEqual(['good', 'unseen']);
});

test.each([
  ['lacks migrations', 200, [{ ...FIGURES, migration: '20261128100000' }]],
  ['lacks the function', 404, { code: 'PGRST202' }],
  ['refuses the key', 401, { code: 'PGRST301' }],
])('a project that %s is wrong', async (_, status, answer) => {
  expect(await check(status, answer)).toEqual(['wrong']);
});
