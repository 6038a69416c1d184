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
    'id' | 'number' | 'document_type' | 'created_at' | 'total_including_tax' | 'currency'
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

/** The rows after the first `from`, or those of these keys. */
export type AskedRows = { isOldestFirst: boolean } & (
  | { from: number; count: number }
  | { keys: readonly string[] }
);

/** Rows come by their date. */
export const READERS: {
  readonly [Kind in LatestKind]: (asked: AskedRows) => Promise<readonly LatestRows[Kind][]>;
} = {
  profiles: (asked) =>
    read((client) =>
      seek(
        client
          .from('profiles')
          .select('user_id, email, first_name, last_name, created_at, newsletter_consent'),
        asked,
        'user_id',
      ),
    ),
  documents: async (asked) => {
    const rows = await read((client) =>
      seek(
        client
          .from('documents')
          .select(
            'id, user_id, company_id, number, document_type, created_at, total_including_tax, currency',
          ),
        asked,
      ),
    );
    const [owners, companies] = await Promise.all([readOwners(rows), readCompanies(rows)]);
    return rows.map(({ company_id, user_id, ...row }) => ({
      ...row,
      user_email: owners.get(user_id) ?? null,
      company_name: companies.get(company_id ?? '') ?? null,
    }));
  },
  clients: async (asked) =>
    nameOwners(
      await read((client) =>
        seek(
          client.from('clients').select('id, user_id, name, email, billing_city, created_at'),
          asked,
        ),
      ),
    ),
  companies: (asked) =>
    read((client) =>
      seek(client.from('companies').select('id, name, siret, city, created_at'), asked),
    ),
  products: async (asked) =>
    nameOwners(
      await read((client) =>
        seek(
          client
            .from('products')
            .select('id, user_id, description, unit_price_excluding_tax, vat_rate, created_at'),
          asked,
        ),
      ),
    ),
  newsletter: (asked) =>
    read((client) =>
      seek(
        client
          .from('leads')
          .select(
            'id, email, created_at, total_documents_generated, return_count, newsletter_consent_at',
          )
          .eq('newsletter_consent', true),
        asked,
      ),
    ),
  leads: (asked) =>
    read((client) =>
      seek(
        client
          .from('leads')
          .select(
            'id, email, created_at, first_document_type, total_documents_generated, return_count, newsletter_consent',
          ),
        asked,
      ),
    ),
  emails: (asked) =>
    read((client) =>
      seek(
        client
          .from('email_logs')
          .select('id, recipient_email, email_type, subject, status, reason, created_at'),
        asked,
      ),
    ),
  pdfs: (asked) =>
    read((client) =>
      seek(
        client
          .from('generated_pdfs')
          .select(
            'id, document_type, document_number, client_name, client_email, file_size, created_at',
          ),
        asked,
      ),
    ),
  messages: (asked) =>
    read((client) =>
      seek(
        client.from('support_messages').select('id, sequence, email, subject, message, created_at'),
        asked,
      ),
    ),
};

/** A search in a list. */
export type RowSearch = {
  text: string;
  /** The only code to keep; empty for all. */
  only: string;
  isOldestFirst: boolean;
};

/**
 * The keys of the first rows that match, by their date. `codes` are those that the text names in
 * French. Throws when the query is refused.
 */
export async function findKeys(
  kind: LatestKind,
  { text, only, isOldestFirst }: RowSearch,
  { codes, count }: { codes: readonly string[]; count: number },
): Promise<readonly string[]> {
  const [found] = await read((client) =>
    client.rpc('find_rows', {
      ...{ p_list: kind, p_search: text, p_codes: [...codes], p_only: only },
      ...{ p_is_oldest: isOldestFirst, p_from: 0, p_count: count },
    }),
  );
  return found?.keys ?? [];
}

type Sought<Query> = {
  in: (column: Key, values: readonly string[]) => Query;
  order: (column: 'created_at' | Key, options: { ascending: boolean }) => Query;
  range: (from: number, to: number) => Query;
};
type Key = 'id' | 'user_id';

function seek<Query extends Sought<Query>>(query: Query, asked: AskedRows, key: Key = 'id'): Query {
  const found = 'keys' in asked ? query.in(key, asked.keys) : query;
  const way = { ascending: asked.isOldestFirst };
  const sorted = found.order('created_at', way).order(key, way);
  return 'keys' in asked ? sorted : sorted.range(asked.from, asked.from + asked.count - 1);
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
