import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, askData } from '#app/data/account/answer.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { sendWelcome } from '#app/data/functions/send-welcome.ts';

export type AdminTask = 'suspend' | 'restore' | 'delete' | 'keep' | 'welcome';
export type AskedTask = { task: AdminTask; userId: string; email: string };

/** The fifty newest accounts whose address contains `search`. */
export function listAccounts(search: string) {
  return queryOptions({
    queryKey: [...ACCOUNTS, search],
    queryFn: async () =>
      requireValue(await askData((client) => client.rpc('list_accounts', { p_search: search }))),
    retry: false,
  });
}

/** The last fifty actions of administrators. */
export function listAdminActions() {
  return queryOptions({
    queryKey: JOURNAL,
    queryFn: async () =>
      requireValue(
        await askData((client) =>
          client
            .from('admin_actions')
            .select('id, admin_email, action, subject, created_at')
            .order('created_at', { ascending: false })
            .limit(50),
        ),
      ),
    retry: false,
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

/** The server sends the welcome message, and has the database note it. */
function perform({ task, userId, email }: AskedTask): Promise<Answer<unknown>> {
  if (task === 'welcome') return sendWelcome({ email, userId });
  const names = { p_user_id: userId, p_action: task };
  return askData((client) => client.rpc('administer_account', names));
}

/** Notes in the journal what is about to be read. Rejects when it cannot: nothing is read then. */
export async function noteRead(list: string, isExport = false): Promise<void> {
  const names = { p_list: list, p_is_export: isExport };
  requireValue(await askData((client) => client.rpc('note_admin_read', names)));
  // Not awaited: the rows need not wait for the journal to refresh.
  queryClient.invalidateQueries({ queryKey: JOURNAL });
}

const ACCOUNTS = ['administration', 'accounts'];
const JOURNAL = ['administration', 'journal'];
