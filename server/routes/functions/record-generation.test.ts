import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFunctionSite } from '#server/test/email/function-site.ts';

const { owner, connect, join, call, visit, request, keys } = await createFunctionSite();
const generation = {
  kind: 'facture-tva',
  template: 'classique',
  size: 51_200,
  isElectronic: true,
  brokenRules: ['seller-siren', 'due-date'],
};
/** Pages loaded before 30 November 2026 still send these. */
const named = { number: 'F-2026-0042', clientName: 'Client SAS', clientEmail: 'client@exemple.fr' };
const readRow = async (id: string) => {
  const { rows } = await owner.query('select * from generated_pdfs where id = $1', [id]);
  return rows[0];
};

test('of a file that a visitor makes, its kind, its size and what it breaks are kept, and nobody’s name', async () => {
  visit();
  const { status, body } = await call(connect(), 'record-generation', { ...generation, ...named });
  expect(status).toBe(200);
  const { created_at, ...row } = await readRow(body.id);
  expect(row).toEqual({
    id: body.id,
    document_type: 'facture-tva',
    document_number: null,
    client_name: null,
    client_email: null,
    file_size: 51_200,
    user_id: null,
    template: 'classique',
    is_electronic: true,
    broken_rules: ['seller-siren', 'due-date'],
  });
  expect(created_at).toBeInstanceOf(Date);
});

test('the file of a user names no client either, and goes with the account', async () => {
  visit();
  const { client, user } = await join('atelier@exemple.fr');
  const { body } = await call(client, 'record-generation', { ...generation, ...named });
  expect(await readRow(body.id)).toMatchObject({
    user_id: user.id,
    document_number: null,
    client_name: null,
    client_email: null,
  });
  await owner.query('delete from auth.users where id = $1', [user.id]);
  expect(await readRow(body.id)).toBeUndefined();
});

test('the database itself names nobody for a visitor', async () => {
  await expect(
    owner.query(
      "insert into generated_pdfs (document_type, file_size, client_name) values ('devis', 1, 'Client SAS')",
    ),
  ).rejects.toThrow('check constraint');
});

test('what is sent again after an answer that was lost counts once', async () => {
  visit();
  const id = randomUUID();
  for (const _ of [1, 2])
    expect(await call(connect(), 'record-generation', { ...generation, id })).toEqual({
      status: 200,
      body: { id },
    });
  expect(await readRow(id)).toMatchObject({ file_size: 51_200 });
});

test.each([
  ['an unknown kind', { kind: 'facture' }],
  ['what every object has for a kind', { kind: 'constructor' }],
  ['words for a template', { template: 'Émile Dupont' }],
  ['words for a rule', { brokenRules: ['Client SAS'] }],
  ['more rules than there are', { brokenRules: Array.from({ length: 101 }, () => 'due-date') }],
  ['a size below nothing', { size: -1 }],
  ['a size of no file', { size: 1e12 }],
])('%s is refused', async (_, change) => {
  visit();
  expect(await call(connect(), 'record-generation', { ...generation, ...change })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
});

test('a token that is no longer good is refused, and not taken for a visitor', async () => {
  const answer = await request('https://facturier.example/functions/v1/record-generation', {
    method: 'POST',
    headers: { apikey: keys.publishable, Authorization: 'Bearer a.b.c' },
    body: JSON.stringify(generation),
  });
  expect(answer.status).toBe(401);
});

test('whoever has no key is refused', async () => {
  const answer = await request('https://facturier.example/functions/v1/record-generation', {
    method: 'POST',
    body: JSON.stringify(generation),
  });
  expect(await answer.json()).toMatchObject({ code: 'no_authorization' });
});

test('a network counts three hundred files an hour, and another one is not concerned', async () => {
  visit();
  for (let count = 0; count < 300; count += 1)
    await call(connect(), 'record-generation', { ...generation, size: -1 });
  expect((await call(connect(), 'record-generation', generation)).status).toBe(200);
  const client = connect();
  for (let count = 1; count < 300; count += 1) await call(client, 'record-generation', generation);
  expect(await call(client, 'record-generation', generation)).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit' },
  });
  visit();
  expect((await call(client, 'record-generation', generation)).status).toBe(200);
});
