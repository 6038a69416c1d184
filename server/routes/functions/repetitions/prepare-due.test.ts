import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { until } from '#server/test/email/until.ts';
import { createPatience } from './patience.ts';
import { type Preparing, prepareDue, startPreparing } from './prepare-due.ts';

const site = await createFunctionSite();
const { owner, join, emailsTo, functionFaults, state } = site;
const counts: number[] = [];
const env: Preparing = { ...site.env, onPrepared: (count) => counts.push(count) };
const open = () => ({ signal: new AbortController().signal, patience: createPatience() });
const prepareAt = (time: string, run = open(), from = env) =>
  prepareDue(from, { now: new Date(time), ...run });

beforeEach(async () => {
  await owner.query('delete from repetitions');
  functionFaults.length = 0;
  counts.length = 0;
});

const model = requireDraft({
  ...samples.menuisier,
  issueDate: '2026-11-30',
  subject: 'Entretien {mois} {année}',
  supply: {},
  lines: [{ kind: 'item', name: 'Entretien', unitPrice: '80', vatRate: '20' }],
});
let people = 0;
const enter = async () => {
  people += 1;
  const email = `abonne-${people}@exemple.fr`;
  const { client, user } = await join(email);
  return { client, email, userId: user.id };
};
type Row = Record<string, unknown>;
const repeat = async (client: SupabaseClient, change: Row = {}) => {
  const row = {
    ...{ id: randomUUID(), model, every: 'month', first_on: '2026-12-31', is_month_end: true },
    ...{ next_on: '2026-12-31', ...change },
  };
  const { error } = await client.from('repetitions').insert(row);
  expect(error).toBeNull();
  return row.id;
};
const listSubjects = async (client: SupabaseClient) => {
  const { data } = await client.from('documents').select('subject').order('local_id');
  return data?.map(({ subject }) => subject);
};
const readNext = async (client: SupabaseClient, id: string) =>
  (await client.from('repetitions').select('done, next_on').eq('id', id).single()).data;

test('a date is prepared from six in the morning on, once, and its owner is told', async () => {
  const { client, email } = await enter();
  const id = await repeat(client);
  await prepareAt('2026-12-31T04:59:00Z');
  expect(await listSubjects(client)).toEqual([]);
  await prepareAt('2026-12-31T05:00:00Z');
  await prepareAt('2026-12-31T05:05:00Z');
  expect(await listSubjects(client)).toEqual(['Entretien décembre 2026']);
  expect(await readNext(client, id)).toEqual({ done: 1, next_on: '2027-01-31' });
  const url = `${env.origin}/facture-tva?brouillon=r-${id}-20261231`;
  expect(emailsTo(email)).toMatchObject([
    {
      ...{ type: 'documents-prepared', subject: '1 document répété est prêt' },
      facts: [{ label: 'Facture', value: expect.stringMatching(/^.+, [\d\u202f]+,\d\d\u00a0€$/) }],
      action: { url },
    },
  ]);
  expect(counts).toEqual([1]);
  expect(functionFaults).toEqual([]);
});

test('a device of the owner hears of it as of the draft of another device', async () => {
  const { client } = await enter();
  const id = await repeat(client);
  await prepareAt('2026-12-31T05:00:00Z');
  const { data: changes } = await client.rpc('list_changes');
  expect(changes).toMatchObject([{ local_id: `r-${id}-20261231`, is_deleted: false }]);
  const { data } = await client
    .from('documents')
    .select('status, total_including_tax, document_contents(draft, version, session_id)')
    .single();
  expect(data).toMatchObject({
    ...{ status: 'draft', total_including_tax: expect.any(Number) },
    document_contents: [{ version: 1, session_id: null, draft: { issueDate: '2026-12-31' } }],
  });
});

test('a year of months that were missed comes at once, each once, and is one message', async () => {
  const { client, email } = await enter();
  const id = await repeat(client);
  await prepareAt('2027-11-30T08:00:00Z');
  const subjects = await listSubjects(client);
  expect(subjects).toHaveLength(12);
  expect(subjects?.at(0)).toBe('Entretien décembre 2026');
  expect(subjects?.at(-1)).toBe('Entretien novembre 2027');
  expect(await readNext(client, id)).toEqual({ done: 12, next_on: '2027-12-31' });
  expect(emailsTo(email).map(({ subject }) => subject)).toEqual([
    '12 documents répétés sont prêts',
  ]);
});

test('more than sixty dates of one repetition take several runs', async () => {
  const { client } = await enter();
  await repeat(client, { every: 'week', first_on: '2026-01-01', next_on: '2026-01-01' });
  const run = open();
  await prepareAt('2027-06-30T08:00:00Z', run);
  expect(await listSubjects(client)).toHaveLength(60);
  await prepareAt('2027-06-30T08:05:00Z', run);
  expect(await listSubjects(client)).toHaveLength(78);
});

test('two servers at once prepare each date once, and tell it once', async () => {
  const entered = await Promise.all([enter(), enter(), enter()]);
  for (const { client } of entered) await repeat(client);
  await Promise.all([0, 1].map(() => prepareAt('2027-01-31T08:00:00Z')));
  for (const { client, email } of entered) {
    expect(await listSubjects(client)).toEqual([
      ...['Entretien décembre 2026', 'Entretien janvier 2027'],
    ]);
    const told = emailsTo(email).flatMap(({ facts = [] }) => facts);
    expect(told).toHaveLength(2);
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
});

test('what is due together is told together', async () => {
  const { client, email } = await enter();
  await repeat(client);
  await repeat(client, { model: { ...model, kind: 'devis', validUntil: '2026-12-30' } });
  await prepareAt('2026-12-31T05:00:00Z');
  expect(emailsTo(email)).toMatchObject([{ subject: '2 documents répétés sont prêts' }]);
  const labels = emailsTo(email)[0]?.facts?.map(({ label }) => label);
  expect(labels?.toSorted()).toEqual(['Devis', 'Facture']);
});

test('a server that dies before it keeps has prepared nothing; the next one does', async () => {
  const { client, email } = await enter();
  await repeat(client);
  const askData: Preparing['askData'] = (request) =>
    request.url.endsWith('keep_prepared')
      ? Promise.reject(Object.assign(new Error('Killed'), { code: 'killed' }))
      : site.env.askData(request);
  await prepareAt('2026-12-31T05:00:00Z', open(), { ...env, askData });
  expect(await listSubjects(client)).toEqual([]);
  expect(functionFaults).toEqual([{ event: 'repetition_fault', code: 'killed' }]);
  await prepareAt('2026-12-31T05:05:00Z');
  expect(await listSubjects(client)).toHaveLength(1);
  expect(emailsTo(email)).toHaveLength(1);
});

test('a server that dies before it tells is followed by one that tells, once', async () => {
  const { client, email } = await enter();
  await repeat(client);
  state.isEmailBroken = () => true;
  await prepareAt('2026-12-31T05:00:00Z');
  state.isEmailBroken = () => false;
  expect(emailsTo(email)).toEqual([]);
  expect(functionFaults).toEqual([{ event: 'repetition_fault', code: 'prepared_not_told' }]);
  // It dies between the queue and the note that it is queued.
  const askData: Preparing['askData'] = (request) =>
    request.url.endsWith('forget_prepared_letter')
      ? Promise.reject(new Error('Killed'))
      : site.env.askData(request);
  await prepareAt('2026-12-31T05:05:00Z', open(), { ...env, askData });
  await prepareAt('2026-12-31T05:10:00Z');
  await prepareAt('2026-12-31T05:15:00Z');
  expect(emailsTo(email)).toHaveLength(1);
});

test('an account that is full waits, is logged once a day, and keeps nobody waiting', async () => {
  const [full, other] = [await enter(), await enter()];
  const id = await repeat(full.client, { next_on: '2026-12-30', first_on: '2026-12-30' });
  await repeat(other.client);
  const fill = (used: number) =>
    owner.query(
      `insert into private.account_usage (user_id, subject, used) values ($1, 'documents', $2)
       on conflict (user_id, subject) do update set used = excluded.used`,
      [full.userId, used],
    );
  await fill(100_000);
  const run = open();
  for (const time of ['05:00:00', '06:30:00', '08:00:00'])
    await prepareAt(`2026-12-31T${time}Z`, run);
  expect(await listSubjects(other.client)).toHaveLength(1);
  expect(await listSubjects(full.client)).toEqual([]);
  expect(await readNext(full.client, id)).toEqual({ done: 0, next_on: '2026-12-30' });
  expect(functionFaults).toHaveLength(1);
  expect(JSON.stringify(functionFaults)).not.toContain('exemple.fr');
  await fill(0);
  await prepareAt('2026-12-31T09:30:00Z', run);
  expect(await listSubjects(full.client)).toHaveLength(1);
});

test('a model that cannot be read keeps nobody waiting', async () => {
  const [broken, other] = [await enter(), await enter()];
  await repeat(broken.client, { model: { kind: 'poème' }, next_on: '2026-12-30' });
  await repeat(other.client);
  await prepareAt('2026-12-31T05:00:00Z');
  expect(await listSubjects(other.client)).toHaveLength(1);
  expect(functionFaults).toHaveLength(1);
});

test('a next date that is too early is put right, and nothing is prepared before its time', async () => {
  const { client, email } = await enter();
  const id = await repeat(client, { next_on: '2026-01-31' });
  await prepareAt('2026-12-30T08:00:00Z');
  expect(await readNext(client, id)).toEqual({ done: 0, next_on: '2026-12-31' });
  expect(await listSubjects(client)).toEqual([]);
  expect(emailsTo(email)).toEqual([]);
});

test('a draft that its owner deleted does not come back', async () => {
  const { client, email } = await enter();
  const id = await repeat(client);
  await prepareAt('2026-12-31T05:00:00Z');
  await client.rpc('delete_draft', { p_id: `r-${id}-20261231`, p_base: 1 });
  await client.from('repetitions').update({ done: 0, next_on: '2026-12-31' }).eq('id', id);
  await prepareAt('2026-12-31T08:00:00Z');
  expect(await listSubjects(client)).toEqual([]);
  expect(emailsTo(email)).toHaveLength(1);
});

test('a suspended account waits, until it is restored', async () => {
  const { client, userId } = await enter();
  await repeat(client);
  const ban = (moment: string | null) =>
    owner.query('update auth.users set banned_until = $2 where id = $1', [userId, moment]);
  const count = async () =>
    (await owner.query('select from documents where user_id = $1', [userId])).rowCount;
  await ban('2100-01-01');
  await prepareAt('2026-12-31T05:00:00Z');
  expect(await count()).toBe(0);
  await ban(null);
  await prepareAt('2026-12-31T05:05:00Z');
  expect(await count()).toBe(1);
});

test('the catalogue gives its prices of the day', async () => {
  const { client } = await enter();
  const description = 'ENTRETIEN';
  await client.from('products').insert({ description, unit_price_excluding_tax: 7.5 });
  await repeat(client, { prices: 'catalogue' });
  await prepareAt('2026-12-31T05:00:00Z');
  const { data } = await client.from('document_contents').select('draft').single();
  expect(data?.draft.lines[0].unitPrice).toBe('7.5');
});

test('a server prepares at its start, then every five minutes, and stops in order', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.setSystemTime('2026-12-31T05:00:00Z');
  const [{ client, email }, late] = [await enter(), await enter()];
  await repeat(client);
  const { stop } = startPreparing(env);
  await until(() => expect(emailsTo(email)).toHaveLength(1));
  await repeat(late.client);
  await vi.advanceTimersByTimeAsync(300_000);
  await until(() => expect(emailsTo(late.email)).toHaveLength(1));
  await stop();
  await repeat(client);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await listSubjects(client)).toHaveLength(1);
});

test('a database that does not answer is a fault of the log, and no more', async () => {
  const askData: Preparing['askData'] = () => Promise.reject(new Error('No answer'));
  const { stop } = startPreparing({ ...env, askData });
  await stop();
  expect(functionFaults).toEqual([{ event: 'repetition_fault', code: 'unknown' }]);
});
