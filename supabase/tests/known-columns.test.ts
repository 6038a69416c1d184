import { expect, test } from 'vitest';
import {
  clientSchema,
  companySchema,
  contentSchema,
  documentSchema,
  draftFileSchema,
  fileSchema,
  linkSchema,
  paymentSchema,
  productSchema,
  reminderSchema,
  repetitionSchema,
} from '#app/data/account/portability/export-schema.ts';
import { CLIENT_COLUMNS, toClient, toClientRow } from '#app/data/account/records/client-row.ts';
import { COMPANY_COLUMNS, toCompany, toCompanyRow } from '#app/data/account/records/company-row.ts';
import { PRODUCT_COLUMNS, toProduct, toProductRow } from '#app/data/account/records/product-row.ts';
import {
  REPETITION_COLUMNS,
  toRepetition,
  toRepetitionRow,
} from '#app/data/account/repetitions/repetition-row.ts';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

// Each column must be known to all that carries the rows of its table: a part that forgets it loses
// what it held. What a part leaves out rightly is listed with the reason. The export takes every
// column (owned-tables.test.ts), as the generated types do (generate-types.test.ts).
const database = await createTestDatabase();
const { ownerId, owner } = await createPeople(database);

type Column = { name: string; type: string; isComputed: boolean };
type Reasons = Readonly<Record<string, string>>;
const MADE_HERE = { user_id: 'the caller’s', created_at: 'dated here', updated_at: 'dated here' };
const OF_RECORDS = { ...MADE_HERE, size: 'computed', search_text: 'computed' };
const PRODUCTS = { ...MADE_HERE, search_text: 'computed' };
const OF_REPETITIONS = { ...MADE_HERE, size: 'computed' };
const MERGED = { merged: 'of this account' };

/** Values that the checks of a column accept, where any other value would be refused. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  siret: '73282932000074',
  unit: 'HUR',
  language: 'en',
};
const ID = '00000000-0000-4000-8000-000000000001';
const BY_TYPE: Readonly<Record<string, unknown>> = {
  ...{ text: 'échantillon', jsonb: { name: 'échantillon' }, uuid: ID, 'uuid[]': [ID] },
  ...{ boolean: true, integer: 7, date: '2026-11-20', 'timestamp with time zone': '2026-11-20' },
};

test.each([
  ['companies', Object.keys(toCompanyRow(toCompany(blank(COMPANY_COLUMNS)))), OF_RECORDS],
  ['companies', namesOf(COMPANY_COLUMNS), OF_RECORDS],
  [
    'clients',
    Object.keys(toClientRow(toClient(blank(CLIENT_COLUMNS)))),
    { ...OF_RECORDS, ...MERGED },
  ],
  ['clients', namesOf(CLIENT_COLUMNS), { ...OF_RECORDS, ...MERGED }],
  ['products', Object.keys(toProductRow(toProduct(blankProduct()))), PRODUCTS],
  ['products', namesOf(PRODUCT_COLUMNS), PRODUCTS],
  ['repetitions', Object.keys(toRepetitionRow(toRepetition(blankRepetition()))), OF_REPETITIONS],
  [
    'repetitions',
    namesOf(REPETITION_COLUMNS),
    { ...OF_REPETITIONS, next_on: 'follows from the others' },
  ],
] as const)('%s: the application reads and writes every column', async (table, known, left) => {
  expectKnown(await listColumns(table), known, left);
});

test.each([
  ['companies', companySchema, OF_RECORDS],
  ['clients', clientSchema, { ...OF_RECORDS, ...MERGED }],
  ['products', productSchema, PRODUCTS],
  [
    'repetitions',
    repetitionSchema,
    {
      ...OF_REPETITIONS,
      next_on: 'follows from the others',
      sends_to: 'a copy sends nothing by itself: its owner chooses it again',
    },
  ],
  [
    'documents',
    documentSchema,
    {
      ...{ user_id: 'the caller’s', created_at: 'dated here', size: 'computed' },
      ...{ document_type: 'in the draft', subtype: 'in the draft', number: 'in the draft' },
      ...{ client_name: 'in the draft', subject: 'in the draft', currency: 'in the draft' },
      ...{ issue_date: 'in the draft', due_date: 'in the draft' },
      ...{ total_including_tax: 'told again', status: 'told again' },
      ...{ series: 'issued again', chain_position: 'issued again' },
      ...{ previous_hash: 'issued again', hash: 'issued again' },
    },
  ],
  [
    'document_contents',
    contentSchema,
    {
      user_id: 'the caller’s',
      version: 'begins again',
      session_id: 'of this account',
      size: 'computed',
      updated_at: 'dated here',
    },
  ],
  [
    'document_files',
    fileSchema,
    { user_id: 'the caller’s', size: 'computed', created_at: 'dated here' },
  ],
  [
    'document_links',
    linkSchema,
    { user_id: 'the caller’s', key: 'computed', size: 'computed', created_at: 'dated here' },
  ],
  [
    'document_reminders',
    reminderSchema,
    { user_id: 'the caller’s', key: 'computed', size: 'computed', created_at: 'dated here' },
  ],
  [
    'draft_files',
    draftFileSchema,
    { user_id: 'the caller’s', size: 'computed', created_at: 'dated here' },
  ],
  [
    'payments',
    paymentSchema,
    {
      ...{ user_id: 'the caller’s', created_at: 'dated here', chain_position: 'chained again' },
      ...{ previous_hash: 'chained again', hash: 'chained again' },
    },
  ],
] as const)('%s: an export that comes back brings every column', async (table, schema, left) => {
  expectKnown(await listColumns(table), Object.keys(schema.shape), left);
});

test.each([
  ['clients', { id: 'made here', ...OF_RECORDS, ...MERGED }],
  ['products', { id: 'made here', ...PRODUCTS }],
] as const)('%s: an imported file brings every column', async (table, left) => {
  const columns = await listColumns(table);
  const row = sampleOf(columns);
  await owner(`select import_${table}($1)`, [JSON.stringify([row])]);
  const [found = {}] = await readRows(`select to_jsonb(t) as row from ${table} t`);
  const known = columns.filter(({ name }) => isSame(found[name], row[name]));
  expectKnown(
    columns,
    known.map(({ name }) => name),
    left,
  );
});

test('clients: a merge brings every column that the kept entry lacks', async () => {
  const columns = await listColumns('clients');
  const kept = await insert('clients', { name: 'Zoé', user_id: ownerId });
  const other = await insert('clients', {
    ...sampleOf(columns),
    ...{ id: undefined, user_id: ownerId },
  });
  const read = async () => {
    const text = 'select to_jsonb(clients) as row from clients where id = $1';
    return (await readRows(text, [kept]))[0] ?? {};
  };
  const before = await read();
  await owner('select merge_clients($1, $2)', [kept, [other]]);
  const after = await read();
  const known = columns.filter(({ name }) => !isSame(after[name], before[name]));
  const left = { id: 'stays', user_id: 'stays', name: 'stays', created_at: 'stays' };
  expectKnown(
    columns,
    known.map(({ name }) => name),
    left,
  );
});

test.each([
  ['companies', {}],
  ['clients', { language: 'a code' }],
  ['products', { unit: 'a code' }],
] as const)('%s: a search looks into every text', async (table, left: Reasons) => {
  const columns = (await listColumns(table)).filter(
    ({ type, isComputed }) => type === 'text' && !isComputed,
  );
  const known: string[] = [];
  for (const { name } of columns) {
    const word = String(SAMPLES[name] ?? `mot${name.replaceAll('_', '')}`);
    const needed = { name: 'Zoé', description: 'Pose', unit_price_excluding_tax: 1 };
    const own = await listColumns(table);
    const row = Object.fromEntries(
      Object.entries({ ...needed, [name]: word, user_id: ownerId }).filter(([column]) =>
        own.some((one) => one.name === column),
      ),
    );
    const id = await insert(table, row);
    const found = await owner(`select id from search_${table}($1)`, [word]);
    if (found.some((one) => one.id === id)) known.push(name);
  }
  expectKnown(columns, known, left);
});

/** Every column is known, or left out for a reason that is still true. */
function expectKnown(columns: readonly Column[], known: readonly string[], leftOut: Reasons): void {
  const unknown = columns.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  expect(unknown.sort(), 'unknown here').toEqual(Object.keys(leftOut).sort());
}

async function listColumns(table: string): Promise<Column[]> {
  const { rows } = await database.owner.query<Column>(
    `select attname as name, format_type(atttypid, null) as type, attgenerated <> '' as "isComputed"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows;
}

function sampleOf(columns: readonly Column[]): Record<string, unknown> {
  const given = columns.filter(({ isComputed }) => !isComputed);
  return Object.fromEntries(
    given.map(({ name, type }) => [name, SAMPLES[name] ?? BY_TYPE[type] ?? 7]),
  );
}

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)
     returning id`,
    [row],
  );
  return rows[0]?.id ?? '';
}

type Found = Record<string, unknown>;

async function readRows(text: string, values: unknown[] = []): Promise<Found[]> {
  return (await owner(text, values)).map(({ row }) => row as Found); // made by to_jsonb
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** « id, price:unit_price_excluding_tax::text » */
function namesOf(columns: string): string[] {
  return columns.split(', ').map((one) => one.replace(/^\w+:(?!:)/, '').replace(/::\w+$/, ''));
}

function blank(columns: string) {
  const row = Object.fromEntries(namesOf(columns).map((name) => [name, null]));
  return { ...row, id: ID, name: 'Zoé' } as never; // each reader takes its own row
}

function blankProduct() {
  return { id: ID, description: 'Pose', reference: null, unit: 'C62', price: '1', rate: null };
}

function blankRepetition() {
  return {
    ...{ id: ID, model: {}, client_id: null, company_id: null, every: 'month' },
    ...{ first_on: '2026-12-31', is_month_end: false, until_on: null, times: null, model_rank: -1 },
    ...{ prices: 'kept', done: 0, is_paused: false },
  };
}
