import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  Database,
  Tables,
  TablesInsert,
  TablesUpdate,
} from '#app/data/account/database.generated.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { readSchema } from './database-types/read-schema.ts';
import { writeTypes } from './database-types/write-types.ts';

const { gateway, owner } = await createTestDatabase();

// The official client knows the columns, the embeds and the functions by these types.
const client = createClient<Database>('http://localhost', 'key');
const read = () => client.from('documents').select('number, company:companies(name)').single();
type Read = NonNullable<Awaited<ReturnType<typeof read>>['data']>;
expectTypeOf<Read>().toEqualTypeOf<{ number: string | null; company: { name: string } | null }>();
const call = () => client.rpc('get_daily_leads_counts', { p_days: 3 });
type Called = NonNullable<Awaited<ReturnType<typeof call>>['data']>;
expectTypeOf<Called>().toEqualTypeOf<{ day: string; lead_count: number }[]>();
expectTypeOf<Tables<'clients'>['billing_city']>().toEqualTypeOf<string | null>();
expectTypeOf<{ name: string }>().toExtend<TablesInsert<'clients'>>();
expectTypeOf<{ billing_city: null }>().toExtend<TablesUpdate<'clients'>>();

test('the types of the application are those of the migrated database', async () => {
  const types = writeTypes(await readSchema(gateway));
  expect(
    readFileSync('app/data/account/database.generated.ts', 'utf8'),
    'node scripts/generate-types.ts',
  ).toBe(types);
});

test('what PostgreSQL fills or computes is not asked for, and rows of a function are those of its table', async () => {
  await owner.query(`
    create table public.parcels (
      id bigint generated always as identity primary key,
      weight numeric not null,
      label text[],
      heavy boolean generated always as (weight > 30) stored
    );
    create view public.heavy_parcels as select id, weight from public.parcels where heavy;
    create function public.list_parcels(lightest numeric) returns setof public.parcels language sql stable as 'select * from public.parcels';
    create function public.count_parcels() returns bigint language sql stable as 'select 1';`);
  const types = writeTypes(await readSchema(gateway)).replaceAll(/\s+/g, ' ');
  expect(types).toContain(
    'parcels: { Row: { heavy: boolean | null; id: number; label: string[] | null; weight: number; }; Insert: { label?: string[] | null; weight: number; };',
  );
  expect(types).toContain(
    'heavy_parcels: { Row: { id: number | null; weight: number | null; }; Relationships: []; };',
  );
  expect(types).toContain(
    "list_parcels: { Args: { lightest: number; }; Returns: Database['public']['Tables']['parcels']['Row'][]; };",
  );
  expect(types).toContain('count_parcels: { Args: never; Returns: number; };');
});

test('a type that nobody said how to write is refused, not guessed', async () => {
  await owner.query('create table public.places (at point)');
  await expect(readSchema(gateway).then(writeTypes)).rejects.toThrow('« point »');
});
