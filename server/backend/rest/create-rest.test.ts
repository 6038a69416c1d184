import { expect, onTestFinished, test } from 'vitest';
import { createDataSite } from '#server/test/data-site.ts';
import { insertUser } from '#server/test/people.ts';

const { owner, connect, ask: askAs } = await createDataSite();
const [emileId, zoeId] = [await insertUser(owner), await insertUser(owner)];
const [emile, zoe, visitor] = [connect(emileId), connect(zoeId), connect('anon')];

test('rows are added, read, filtered, ordered and paged', async () => {
  const names = ['Zoé', 'olive', 'Émile', 'emma', 'œuf'];
  const added = await emile
    .from('clients')
    .insert(names.map((name) => ({ name, billing_city: 'Lyon' })))
    .select('name');
  expect(added.error).toBeNull();
  expect(added.data).toHaveLength(5);
  const { data } = await emile.from('clients').select('name').order('name');
  expect(data?.map(({ name }) => name)).toEqual(['Émile', 'emma', 'œuf', 'olive', 'Zoé']);
  const page = await emile
    .from('clients')
    .select('name', { count: 'exact' })
    .order('name', { ascending: false })
    .range(1, 2);
  expect(page).toMatchObject({ status: 206, count: 5, data: [{ name: 'olive' }, { name: 'œuf' }] });
  const head = await emile
    .from('clients')
    .select('*', { count: 'exact', head: true })
    .ilike('name', 'em%');
  expect(head).toMatchObject({ count: 1, data: null, error: null });
  const some = await emile
    .from('clients')
    .select('name')
    .or('name.eq.Zoé,and(name.ilike.o*,billing_city.not.is.null)')
    .order('name');
  expect(some.data?.map(({ name }) => name)).toEqual(['olive', 'Zoé']);
  const listed = await emile.from('clients').select('name').in('name', ['emma', 'a,b', 'say "hi"']);
  expect(listed.data).toEqual([{ name: 'emma' }]);
  const none = await emile.from('clients').select('name').in('name', []);
  expect(none.data).toEqual([]);
});

test('a user sees its own rows only, whatever it asks for', async () => {
  expect((await zoe.from('clients').select('*')).data).toEqual([]);
  expect((await zoe.from('clients').select('*', { count: 'exact', head: true })).count).toBe(0);
  expect(
    (await zoe.from('clients').update({ name: 'volé' }).neq('name', '').select()).data,
  ).toEqual([]);
  expect((await zoe.from('clients').delete().neq('name', '').select()).data).toEqual([]);
  expect((await emile.from('clients').select('id')).data).toHaveLength(5);
});

test('a visitor is refused with 401, a user without the right with 403', async () => {
  expect(await visitor.from('clients').select('*')).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
  expect(await emile.from('user_roles').insert({ user_id: emileId, role: 'admin' })).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
  expect(await emile.from('clients').insert({ name: 'x', user_id: zoeId })).toMatchObject({
    status: 403,
  });
});

test('one row is one object, or an error that says how many there are', async () => {
  const { data } = await emile
    .from('profiles')
    .select('first_name, last_name')
    .eq('user_id', emileId)
    .single();
  expect(data).toEqual({ first_name: null, last_name: null });
  expect(await emile.from('clients').select('*').single()).toMatchObject({
    status: 406,
    error: { code: 'PGRST116', details: 'The result contains 5 rows' },
  });
  expect(
    await emile
      .from('user_roles')
      .select('role')
      .eq('user_id', emileId)
      .eq('role', 'admin')
      .maybeSingle(),
  ).toMatchObject({ data: null, error: null });
});

test('a write that gives not one row where one was asked is undone', async () => {
  const result = await emile
    .from('clients')
    .update({ billing_city: 'Perdue' })
    .neq('name', '')
    .select()
    .single();
  expect(result).toMatchObject({ status: 406 });
  expect((await emile.from('clients').select('id').eq('billing_city', 'Perdue')).data).toEqual([]);
});

test('related rows come with a row: one, or a list', async () => {
  const company = await emile
    .from('companies')
    .insert({ name: 'Atelier', siret: '73282932000074' })
    .select('id')
    .single();
  const id = String(company.data?.id);
  await emile.from('documents').insert([
    { document_type: 'devis', number: 'D-1', company_id: id },
    { document_type: 'devis', number: 'D-2', company_id: id },
  ]);
  const documents = await emile
    .from('documents')
    .select('number, company:companies(name)')
    .order('number');
  expect(documents.data).toEqual([
    { number: 'D-1', company: { name: 'Atelier' } },
    { number: 'D-2', company: { name: 'Atelier' } },
  ]);
  const companies = await emile.from('companies').select('name, documents(number)');
  expect(companies.data?.[0]?.documents).toHaveLength(2);
});

test('an upsert adds or changes, and never what belongs to someone else', async () => {
  const { data } = await emile
    .from('products')
    .insert({ description: 'Pose', unit_price_excluding_tax: 80 })
    .select('id')
    .single();
  const id = String(data?.id);
  const changed = await emile
    .from('products')
    .upsert({ id, description: 'Pose', unit_price_excluding_tax: 85.5 })
    .select('unit_price_excluding_tax');
  expect(changed.data).toEqual([{ unit_price_excluding_tax: 85.5 }]);
  const stolen = await zoe
    .from('products')
    .upsert({ id, description: 'Volé', unit_price_excluding_tax: 1 });
  expect(stolen.error).not.toBeNull();
  expect((await emile.from('products').select('description')).data).toEqual([
    { description: 'Pose' },
  ]);
  const ignored = await zoe
    .from('products')
    .upsert({ id, description: 'Volé', unit_price_excluding_tax: 1 }, { ignoreDuplicates: true })
    .select();
  expect(ignored).toMatchObject({ data: [], error: null });
});

test('several rows need the same keys, or ask for the defaults', async () => {
  const rows = [
    { description: 'Une heure', unit_price_excluding_tax: 60, unit: 'HUR' },
    { description: 'Forfait', unit_price_excluding_tax: 300 },
  ];
  const { data } = await emile
    .from('products')
    .insert(rows, { defaultToNull: false })
    .select('description, unit')
    .order('description');
  expect(data).toEqual([
    { description: 'Forfait', unit: 'C62' },
    { description: 'Une heure', unit: 'HUR' },
  ]);
});

test('without a filter nothing is changed and nothing is deleted', async () => {
  for (const method of ['PATCH', 'DELETE']) {
    const response = await ask('/clients', {
      method,
      body: method === 'PATCH' ? '{"name":"x"}' : undefined,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '21000' });
  }
});

test('a function is called by the names of its arguments', async () => {
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [emileId]);
  onTestFinished(async () => {
    await owner.query('delete from user_roles where user_id = $1', [emileId]);
  });
  const { data, error } = await emile.rpc('get_daily_leads_counts', {
    p_tz: 'Europe/Paris',
    p_days: 3,
  });
  expect(error).toBeNull();
  expect(data).toHaveLength(3);
  expect(data[0]).toMatchObject({ lead_count: 0 });
  const got = await emile.rpc('get_daily_pdfs_counts', { p_days: 2 }, { get: true });
  expect(got.data).toHaveLength(2);
  expect(await emile.rpc('get_daily_leads_counts', { p_month: 3 })).toMatchObject({
    status: 404,
    error: { code: 'PGRST202' },
  });
  expect(await visitor.rpc('get_lead_engagement')).toMatchObject({ status: 401 });
});

test('what PostgreSQL refuses is said with its code', async () => {
  expect(await emile.from('clients').insert({ name: '' })).toMatchObject({
    status: 400,
    error: { code: '23514' },
  });
  const { data } = await emile.from('clients').select('id').limit(1);
  expect(
    await emile.from('clients').insert({ id: data?.[0]?.id, name: 'deux fois' }),
  ).toMatchObject({ status: 409, error: { code: '23505' } });
  expect(await emile.from('clients').select('*').eq('id', 'not-a-uuid')).toMatchObject({
    status: 400,
    error: { code: '22P02' },
  });
});

test('more than a thousand rows is an error, never a cut list', async () => {
  await owner.query(
    "insert into products (user_id, description, unit_price_excluding_tax) select $1, 'n ' || n, 1 from generate_series(1, 1001) as n",
    [zoeId],
  );
  expect(await zoe.from('products').select('id')).toMatchObject({
    status: 400,
    error: { code: 'PGRST100' },
  });
  expect((await zoe.from('products').select('id').limit(1000)).data).toHaveLength(1000);
  expect((await zoe.from('products').select('*', { count: 'exact', head: true })).count).toBe(1001);
  expect(await zoe.from('products').select('id').limit(1001)).toMatchObject({ status: 400 });
});

const hostile = [
  '/pg_user?select=*',
  '/clients?select=id,(select 1)',
  '/clients?select=id::regclass',
  '/clients?select=id::text;drop',
  '/clients?select=name;drop table clients',
  '/clients?select="name"',
  '/clients?order=name;--',
  '/clients?order=name.desc.nullsmiddle',
  '/clients?limit=1;drop',
  '/clients?limit=-1',
  '/clients?offset=1e3',
  '/clients?name=eq',
  '/clients?name=sql.x',
  '/clients?name=is.1',
  '/clients?or=(name.eq.1',
  '/clients?or=name.eq.1',
  '/clients?and=(((((((((name.eq.1)))))))))',
  "/clients?name';--=eq.1",
  '/clients?unknown=eq.1',
  '/clients?select=unknown',
  '/clients?select=auth.users(email)',
  '/clients?select=user_roles(role)',
  '/rpc/pg_sleep?seconds=1',
  '/rpc/make_profile',
];

for (const path of hostile) {
  test(`refused, without a guess: ${path}`, async () => {
    const response = await ask(path);
    expect([400, 404], await response.clone().text()).toContain(response.status);
    expect((await response.json()).code).toMatch(/^(PGRST\d{3}|42703)$/);
  });
}

test('names of columns in a body come from the catalogue only', async () => {
  for (const name of ['user_id"; drop table clients; --', 'nom', '__proto__']) {
    const response = await ask('/clients', {
      method: 'POST',
      body: JSON.stringify([{ name: 'x', [name]: 1 }]),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
  for (const query of [
    '?on_conflict=id);drop table clients',
    '?columns=name;--',
    '?on_conflict=nom',
  ])
    expect(
      (
        await ask(`/clients${query}`, {
          method: 'POST',
          body: '[{"name":"x"}]',
          headers: { Prefer: 'resolution=merge-duplicates' },
        })
      ).status,
    ).toBe(400);
  expect((await emile.from('clients').select('*', { count: 'exact', head: true })).count).toBe(5);
});

test('values are parameters: what looks like SQL is looked for as it is', async () => {
  for (const value of ["'; drop table clients; --", '%" or 1=1', '\\', '$1', '*']) {
    const { data, error } = await emile.from('clients').select('id').eq('name', value);
    expect([data, error]).toEqual([[], null]);
  }
});

test('a body that is no JSON, or of another shape, is refused', async () => {
  for (const body of ['', '{', '3', '[1]', 'null', '[[]]'])
    expect((await ask('/clients', { method: 'POST', body })).status, body).toBe(400);
});

test('interleaved users never get the rows of one another', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => insertUser(owner)));
  await Promise.all(users.map((id) => connect(id).from('clients').insert({ name: id })));
  const results = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const id = users[index % users.length] ?? '';
      const { data } = await connect(id).from('clients').select('name');
      return data?.length === 1 && data[0]?.name === id;
    }),
  );
  expect(results.filter((isOwn) => !isOwn)).toEqual([]);
});

function ask(path: string, init?: RequestInit) {
  return askAs(emileId, path, init);
}
