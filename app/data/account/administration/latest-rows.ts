import type { SupabaseClient } from '@supabase/supabase-js';
import { askData } from '#app/data/account/answer.ts';
import type { Database } from '#app/data/account/database.generated.ts';

type Client = SupabaseClient<Database>;
type Tables = Database['public']['Tables'];
type Row<Table extends keyof Tables, Columns extends keyof Tables[Table]['Row']> = Pick<
  Tables[Table]['Row'],
  Columns
>;

/** `user_email` is null for a visitor’s row, or when its owner has no profile. */
type Owned = { user_email: string | null };

export type LatestRows = {
  profiles: Row<
    'profiles',
    'user_id' | 'email' | 'first_name' | 'last_name' | 'created_at' | 'newsletter_consent'
  >;
  documents: Row<
    'documents',
    'id' | 'number' | 'document_type' | 'created_at' | 'total_including_tax'
  > &
    Owned & { company_name: string | null };
  clients: Row<'clients', 'id' | 'name' | 'email' | 'billing_city' | 'created_at'> & Owned;
  companies: Row<'companies', 'id' | 'name' | 'siret' | 'city' | 'created_at'>;
  products: Row<
    'products',
    'id' | 'description' | 'unit_price_excluding_tax' | 'vat_rate' | 'created_at'
  > &
    Owned;
  newsletter: LeadRow & { newsletter_consent_at: string | null };
  leads: LeadRow & { first_document_type: string | null; newsletter_consent: boolean };
  emails: Row<
    'email_logs',
    'id' | 'recipient_email' | 'email_type' | 'subject' | 'status' | 'reason' | 'created_at'
  >;
  pdfs: Row<
    'generated_pdfs',
    | 'id'
    | 'document_type'
    | 'document_number'
    | 'client_name'
    | 'client_email'
    | 'file_size'
    | 'created_at'
  >;
  messages: Row<
    'support_messages',
    'id' | 'sequence' | 'email' | 'subject' | 'message' | 'created_at'
  >;
};
type LeadRow = Row<
  'leads',
  'id' | 'email' | 'created_at' | 'total_documents_generated' | 'return_count'
>;
export type LatestKind = keyof LatestRows;

/** `from` is how many newer rows are passed over. */
export type LatestQuery = { search: string; from: number; count: number };

/** Each reader asks for one row more than `count`, to tell whether others follow. */
export const READERS: {
  readonly [Kind in LatestKind]: (query: LatestQuery) => Promise<readonly LatestRows[Kind][]>;
} = {
  profiles: (query) =>
    read((client) =>
      within(
        client
          .from('profiles')
          .select('user_id, email, first_name, last_name, created_at, newsletter_consent'),
        ['email', 'first_name', 'last_name'],
        query,
        'user_id',
      ),
    ),
  documents: async (query) => {
    const rows = await read((client) =>
      within(
        client
          .from('documents')
          .select(
            'id, user_id, company_id, number, document_type, created_at, total_including_tax',
          ),
        ['number', 'document_type'],
        query,
      ),
    );
    const [owners, companies] = await Promise.all([readOwners(rows), readCompanies(rows)]);
    return rows.map(({ company_id, user_id, ...row }) => ({
      ...row,
      user_email: owners.get(user_id) ?? null,
      company_name: companies.get(company_id ?? '') ?? null,
    }));
  },
  clients: async (query) =>
    nameOwners(
      await read((client) =>
        within(
          client.from('clients').select('id, user_id, name, email, billing_city, created_at'),
          ['name', 'email', 'billing_city'],
          query,
        ),
      ),
    ),
  companies: (query) =>
    read((client) =>
      within(
        client.from('companies').select('id, name, siret, city, created_at'),
        ['name', 'siret', 'city'],
        query,
      ),
    ),
  products: async (query) =>
    nameOwners(
      await read((client) =>
        within(
          client
            .from('products')
            .select('id, user_id, description, unit_price_excluding_tax, vat_rate, created_at'),
          ['description'],
          query,
        ),
      ),
    ),
  newsletter: (query) =>
    read((client) =>
      within(
        client
          .from('leads')
          .select(
            'id, email, created_at, total_documents_generated, return_count, newsletter_consent_at',
          )
          .eq('newsletter_consent', true),
        ['email'],
        query,
      ),
    ),
  leads: (query) =>
    read((client) =>
      within(
        client
          .from('leads')
          .select(
            'id, email, created_at, first_document_type, total_documents_generated, return_count, newsletter_consent',
          ),
        ['email', 'first_document_type'],
        query,
      ),
    ),
  emails: (query) =>
    read((client) =>
      within(
        client
          .from('email_logs')
          .select('id, recipient_email, email_type, subject, status, reason, created_at'),
        ['recipient_email', 'email_type', 'subject', 'status', 'reason'],
        query,
      ),
    ),
  pdfs: (query) =>
    read((client) =>
      within(
        client
          .from('generated_pdfs')
          .select(
            'id, document_type, document_number, client_name, client_email, file_size, created_at',
          ),
        ['document_type', 'document_number', 'client_name', 'client_email'],
        query,
      ),
    ),
  messages: (query) =>
    read((client) =>
      within(
        client.from('support_messages').select('id, sequence, email, subject, message, created_at'),
        ['email', 'subject', 'message'],
        query,
      ),
    ),
};

type Paged<Query> = {
  or: (filters: string) => Query;
  order: (column: 'created_at' | 'id' | 'user_id', options: { ascending: boolean }) => Query;
  range: (from: number, to: number) => Query;
};

function within<Query extends Paged<Query>>(
  query: Query,
  columns: readonly string[],
  { search, from, count }: LatestQuery,
  key: 'id' | 'user_id' = 'id',
): Query {
  const text = search.replaceAll(/["\\%*,()]/g, ' ').trim();
  const found = text
    ? query.or(columns.map((column) => `${column}.ilike."*${text}*"`).join(','))
    : query;
  return found
    .order('created_at', { ascending: false })
    .order(key, { ascending: false })
    .range(from, from + count);
}

/** Throws when the query is refused: the screen shows the refusal. */
async function read<Value>(
  question: Parameters<typeof askData<Value[] | null>>[0],
): Promise<Value[]> {
  const answer = await askData(question);
  if (answer.ok) return answer.value;
  console.error('Rows of the administration could not be read', answer.problem.code);
  throw Object.assign(new Error('Not answered'), { problem: answer.problem });
}

async function nameOwners<One extends { user_id: string }>(
  rows: readonly One[],
): Promise<(Omit<One, 'user_id'> & Owned)[]> {
  const owners = await readOwners(rows);
  return rows.map(({ user_id, ...row }) => ({ ...row, user_email: owners.get(user_id) ?? null }));
}

async function readOwners(rows: readonly { user_id: string }[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ user_id }) => user_id))];
  if (ids.length === 0) return new Map();
  const found = await read((client: Client) =>
    client.from('profiles').select('user_id, email').in('user_id', ids),
  );
  return new Map(found.map(({ user_id, email }) => [user_id, email]));
}

async function readCompanies(
  rows: readonly { company_id: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ company_id }) => company_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await read((client: Client) =>
    client.from('companies').select('id, name').in('id', ids),
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
