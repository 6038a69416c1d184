import { expect, test } from 'vitest';
import { createLeavingSite, listDocuments, model, WAITS } from './leaving-site.test.support.ts';
import type { Preparing } from './prepare-due.ts';

const site = await createLeavingSite();
const { env, today, owner, prepare, passHour, dyingAt, enter, repeat, emailsTo } = site;

test('what cannot be drawn is tried each hour, and left to its owner after a day', async () => {
  const entered = await enter();
  const { email, to } = entered;
  await repeat(entered);
  let tries = 0;
  const draw: Preparing['drawing']['draw'] = () => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('Too long'), { code: 'too_long' }));
  };
  const broken = { ...env, drawing: { ...site.env.drawing, draw } };
  await prepare(broken);
  await prepare(broken);
  expect(tries).toBe(1);
  await passHour();
  await prepare(broken);
  expect(tries).toBe(2);
  expect([...emailsTo(to), ...emailsTo(email)]).toEqual([]);
  await passHour();
  await prepare(broken, new Date(Date.now() + 90_000_000));
  expect(emailsTo(email)[0]?.facts?.at(-1)?.value).toContain('en une journée');
  await passHour();
  await prepare();
  expect(emailsTo(to)).toEqual([]);
});

test.each([
  ['sent by hand', "update documents set milestone = 'sent' where user_id = $1"],
  ['paid', "update documents set milestone = 'paid' where user_id = $1"],
  ['of a repetition that is stopped', 'delete from repetitions where user_id = $1'],
  [
    'of a repetition that is paused',
    'update repetitions set is_paused = true, next_on = null where user_id = $1',
  ],
  ['no longer to be sent', 'update repetitions set sends_to = null where user_id = $1'],
])('what is %s meanwhile is not sent', async (_, change) => {
  const entered = await enter();
  const { email, to, userId } = entered;
  await repeat(entered);
  await prepare(dyingAt('read_leaving'));
  await owner.query(change, [userId]);
  await passHour();
  await prepare();
  expect(emailsTo(to)).toEqual([]);
  expect(emailsTo(email)).toMatchObject([{ subject: 'Documents répétés\u00a0: 1 à envoyer' }]);
});

test('an address that its owner corrects meanwhile is the one', async () => {
  const entered = await enter();
  const { to, userId } = entered;
  await repeat(entered);
  await prepare(dyingAt('read_leaving'));
  const other = `corrige-${to}`;
  await owner.query('update repetitions set sends_to = $2 where user_id = $1', [userId, other]);
  await passHour();
  await prepare();
  expect([emailsTo(to), emailsTo(other)].map(({ length }) => length)).toEqual([0, 1]);
});

test('a draft that its owner changes before it leaves waits', async () => {
  const entered = await enter();
  const { client, to } = entered;
  await repeat(entered);
  await prepare(dyingAt('issue_prepared'));
  const { data } = await client.from('documents').select('local_id').single();
  const draft = { ...model, number: '', issueDate: today, subject: 'Corrigé' };
  await client.rpc('save_document', {
    ...{ p_id: data?.local_id, p_draft: draft, p_raw_texts: {}, p_summary: { status: 'draft' } },
    p_base: 1,
  });
  await passHour();
  await prepare();
  expect(await listDocuments(client)).toEqual([WAITS]);
  expect(emailsTo(to)).toEqual([]);
});

test('an account that is suspended sends nothing until it is restored', async () => {
  const entered = await enter();
  const { to, userId } = entered;
  await repeat(entered);
  const ban = (moment: string | null) =>
    owner.query('update auth.users set banned_until = $2 where id = $1', [userId, moment]);
  const askData: Preparing['askData'] = async (request) => {
    const answer = await site.env.askData(request);
    if (request.url.endsWith('keep_prepared')) await ban('2100-01-01');
    return answer;
  };
  await prepare({ ...env, askData });
  expect(emailsTo(to)).toEqual([]);
  await ban(null);
  await prepare();
  expect(emailsTo(to)).toHaveLength(1);
});
