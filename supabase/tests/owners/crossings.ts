/** Functions of the database that read or change the rows of several owners, and why they may. */
export const CROSSING_FUNCTIONS: Readonly<Record<string, string>> = {
  ...because('the administration counts and searches', [
    ...['private.count_lists', 'private.count_days', 'private.find_rows', 'private.list_accounts'],
    'private.read_health',
  ]),
  ...because('the hourly cleaning takes what is due, whoever owns it', [
    ...['private.forget_writes', 'private.forget_news_questions', 'private.purge_due_account'],
    ...['private.purge_unconfirmed', 'public.purge_expired'],
  ]),
  ...because('the server asks whom it has to welcome', ['public.list_due_welcomes']),
  ...because('the server asks what is due, and whom it has to tell', [
    ...['private.list_due_repetitions', 'private.take_leaving'],
    'private.take_prepared_letter',
  ]),
  ...because('the news go to all who said yes', [
    ...['private.list_news_readers', 'private.count_news_readers', 'private.find_news_readers'],
  ]),
  ...because('an address is followed, with an account or without', [
    ...['private.drop_news_of_lead', 'private.end_news', 'private.forget_support'],
  ]),
};

/**
 * Functions that find rows by a key that one owner alone has, without naming this owner: right in
 * one database; partitions by owner would all be asked.
 */
export const FUNCTIONS_BY_KEY: readonly string[] = [
  ...['auth.require_session', 'private.begin_again', 'private.count_generations'],
  ...['private.find_client_page', 'private.follow_content', 'private.issue_document'],
  ...['private.keep_files', 'private.keep_issued_content', 'private.raise_version'],
  'private.require_frozen',
  ...['private.require_payment', 'private.touch_documents', 'private.touch_paid'],
  ...['private.verify_integrity', 'public.keep_support_message', 'public.note_client_page_seen'],
  'public.note_support_told',
];

/** Files of the server whose own statements cross owners, or build the names of their tables. */
export const CROSSING_FILES: Readonly<Record<string, string>> = {
  ...because('the operator’s command', [
    'cli/commands/administer-people.ts',
    'server/backend/backup/count-stored.ts',
    'server/backend/backup/find-broken-chains.ts',
    'server/backend/backup/load-tables.ts',
    'server/backend/backup/require-empty-database.ts',
    'server/backend/backup/store-database.ts',
  ]),
  ...because('the secret key lists the accounts', ['server/backend/auth/admin/users.ts']),
  ...because('nobody is known before a sign-in, but an address, a token or a provider’s id', [
    'server/backend/auth/accounts/one-time-tokens.ts',
    'server/backend/auth/accounts/users.ts',
    'server/backend/auth/factors/unenroll.ts',
    'server/backend/auth/flows/code-exchange.ts',
    'server/backend/auth/flows/public.ts',
    'server/backend/auth/providers/accounts/identity-rows.ts',
  ]),
  ...because('the hourly cleaning takes what is due, whoever owns it', [
    'server/backend/auth/forget-expired.ts',
  ]),
  ...because('requests of a user, under the policies of the tables', [
    'server/backend/rest/sql/write-call.ts',
    'server/backend/rest/sql/write-embed.ts',
    'server/backend/rest/sql/write-insert.ts',
    'server/backend/rest/sql/write-rows.ts',
    'server/backend/rest/sql/write-update.ts',
  ]),
};

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
