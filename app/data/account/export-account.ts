import { listSessions } from './account-sessions.ts';
import { type Answer, askAccounts, askData } from './answer.ts';
import type { Database } from './database.generated.ts';
import { readPages } from './read-pages.ts';

/**
 * Everything that an account holds as one JSON, under the database’s names, read with the user’s
 * rights.
 */
export async function exportAccount(now: Date): Promise<Answer<string>> {
  const account = await askAccounts((auth) => auth.getUser());
  if (!account.ok) return account;
  const { user } = account.value;
  const sessions = await listSessions();
  if (!sessions.ok) return sessions;
  const tables: Record<string, unknown[]> = {};
  for (const [table, key] of OWNED_TABLES) {
    const rows = await readAll(table, { key, userId: user.id });
    if (!rows.ok) return rows;
    tables[table] = rows.value;
  }
  const content = { exported_at: now.toISOString(), account: user, sessions: sessions.value };
  return { ok: true, value: JSON.stringify({ ...content, ...tables }, null, 2) };
}

/** All rows of a table, in key order. */
function readAll(
  table: OwnedTable,
  { key, userId }: { key: string; userId: string },
): Promise<Answer<Record<string, unknown>[]>> {
  return readPages<Record<string, unknown>>((last, limit) =>
    askData((client) => {
      // All columns: a new one is exported from its first day.
      const mine = client
        .from(table as 'clients')
        .select('*')
        .eq('user_id', userId); // one table stands for all: every one has `user_id`
      const after = last === undefined ? mine : mine.gt(key, String(last[key]));
      return after.order(key).limit(limit);
    }),
  );
}

type OwnedTable = keyof Database['public']['Tables'];

/** Each table with user data, and its key column. */
export const OWNED_TABLES: readonly (readonly [OwnedTable, string])[] = [
  ['profiles', 'id'],
  ['user_roles', 'role'],
  ['companies', 'id'],
  ['clients', 'id'],
  ['products', 'id'],
  ['documents', 'id'],
  ['document_contents', 'document_id'],
  ['document_figures', 'document_id'],
  ['document_deletions', 'local_id'],
  ['document_files', 'document_id'],
  ['document_links', 'key'],
  ['payments', 'id'],
  ['payment_archives', 'id'],
  ['draft_files', 'hash'],
  ['account_deletions', 'user_id'],
  ['generated_pdfs', 'id'],
  ['support_messages', 'id'],
];
