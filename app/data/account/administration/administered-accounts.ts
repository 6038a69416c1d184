import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, askData } from '#app/data/account/answer.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { sendWelcome } from '#app/data/functions/send-welcome.ts';
import { suspendAccount } from '#app/data/functions/suspend-account.ts';
import { PAGE_ROWS } from './page-rows.ts';

export type AdminTask = 'suspend' | 'restore' | 'delete' | 'keep' | 'welcome';
/** `reason`: of a suspension, for the owner of the account. */
export type AskedTask = { task: AdminTask; userId: string; email: string; reason?: string };

/** A page of the accounts whose address contains `search`, the newest first; pages count from 1. */
export function listAccounts({ search, page }: { search: string; page: number }) {
  return queryOptions({
    queryKey: [...ACCOUNTS, search, page],
    queryFn: async () => {
      const names = { p_search: search, p_from: (page - 1) * PAGE_ROWS };
      const rows = requireValue(await askData((client) => client.rpc('list_accounts', names)));
      return { rows, total: rows[0]?.total ?? 0 };
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** A page of what administrators did and read, the latest first; pages count from 1. */
export function listAdminActions(page: number) {
  const from = (page - 1) * PAGE_ROWS;
  return queryOptions({
    queryKey: [...JOURNAL, page],
    queryFn: async () =>
      requireValue(
        await askData(async (client) => {
          const { data, count, error, status } = await client
            .from('admin_actions')
            .select('id, admin_email, action, subject, created_at', { count: 'exact' })
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, from + PAGE_ROWS - 1);
          return { data: { rows: data ?? [], total: count ?? 0 }, error, status };
        }),
      ),
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export function administerAccount() {
  return mutationOptions({
    mutationFn: async (asked: AskedTask) => requireValue(await perform(asked)),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ACCOUNTS });
      await queryClient.invalidateQueries({ queryKey: JOURNAL });
    },
  });
}

/** The server sends the messages, and has the database note what is done. */
function perform({ task, userId, email, reason = '' }: AskedTask): Promise<Answer<unknown>> {
  if (task === 'welcome') return sendWelcome({ email, userId });
  if (task === 'suspend') return suspendAccount({ userId, reason });
  const names = { p_user_id: userId, p_action: task };
  return askData((client) => client.rpc('administer_account', names));
}

/**
 * Notes in the journal what is about to be read, once an hour for each list. Rejects when it
 * cannot: nothing is read then.
 */
export async function noteRead(list: string, isExport = false): Promise<void> {
  const names = { p_list: list, p_is_export: isExport };
  requireValue(await askData((client) => client.rpc('note_admin_read', names)));
  // Not awaited: the rows need not wait for the journal to refresh.
  queryClient.invalidateQueries({ queryKey: JOURNAL });
}

const ACCOUNTS = ['administration', 'accounts'];
const JOURNAL = ['administration', 'journal'];
