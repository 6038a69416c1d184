import { type Answer, askData } from '#app/data/account/answer.ts';
import type { Database } from '#app/data/account/database.generated.ts';
import { eachPage } from '#app/data/account/read-pages.ts';

export type OwnedTable = keyof Database['public']['Tables'];
export type OwnedRow = Readonly<Record<string, unknown>>;

/**
 * Takes all rows of a table that belong to a user, in key order, page after page. The bytes of
 * files come only if asked, alone with the key.
 */
export function readOwned(
  [table, key]: (typeof OWNED_TABLES)[number],
  { userId, hasBytes = false }: { userId: string; hasBytes?: boolean },
  take: (rows: readonly OwnedRow[]) => void,
): Promise<Answer<null>> {
  // All columns: a new one is exported from its first day.
  const others = isFileTable(table) ? FILE_COLUMNS[table] : (SHOWN_COLUMNS[table] ?? '*');
  return eachPage<OwnedRow>(
    (last, limit) =>
      askData((client) => {
        const mine = client
          .from(table as 'clients') // one table stands for all: every one has `user_id`
          .select(hasBytes ? `${key}, bytes` : others)
          .eq('user_id', userId);
        const after = last === undefined ? mine : mine.gt(key, String(last[key]));
        return after.order(key).limit(limit) as unknown as PromiseLike<Found>;
      }),
    take,
    hasBytes ? FILES_AT_ONCE : undefined,
  );
}

export function isFileTable(table: OwnedTable): table is keyof typeof FILE_COLUMNS {
  return table in FILE_COLUMNS;
}

type Found = { data: OwnedRow[]; error: { code: string } | null; status: number };

/** Each table with user data, and its key column. */
export const OWNED_TABLES: readonly (readonly [OwnedTable, string])[] = [
  ['profiles', 'id'],
  ['user_roles', 'role'],
  ['companies', 'id'],
  ['clients', 'id'],
  ['products', 'id'],
  ['repetitions', 'id'],
  ['documents', 'id'],
  ['document_contents', 'document_id'],
  ['document_deletions', 'local_id'],
  ['document_files', 'document_id'],
  ['document_links', 'key'],
  ['document_reminders', 'key'],
  ['client_pages', 'document_id'],
  ['quote_answers', 'document_id'],
  ['payments', 'id'],
  ['draft_files', 'hash'],
  ['account_deletions', 'user_id'],
  ['generated_pdfs', 'id'],
  ['support_messages', 'id'],
];

/** Tables that keep files, and their columns but the bytes. */
export const FILE_COLUMNS = {
  document_files: 'document_id, user_id, name, sha256, size, created_at',
  draft_files: 'hash, user_id, media_type, size, created_at',
} as const satisfies Partial<Record<OwnedTable, string>>;

/** Columns to export from tables with a column that their owner cannot read. */
const SHOWN_COLUMNS: Partial<Record<OwnedTable, string>> = {
  client_pages:
    'document_id, user_id, days, expires_at, notes_visit, asks_code, seen_at, size, created_at',
};

const FILES_AT_ONCE = 20;
