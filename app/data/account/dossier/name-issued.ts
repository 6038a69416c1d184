import { askData } from '#app/data/account/answer.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { cut } from '#app/lib/cut.ts';
import type { RecordIds } from '#documents/dossier';
import { receive } from './receiving/receive.ts';

/**
 * Issued documents that count for nobody count for an entry of the account from now on; those that
 * count for somebody stay as they were issued. Rejects with a RecordsProblem.
 */
export async function nameIssued(
  ids: readonly string[],
  { clientId, companyId }: RecordIds,
): Promise<void> {
  const change = clientId ? { client_id: clientId } : { company_id: companyId ?? null };
  for (const some of cut(ids, MAX_IDS))
    requireValue(
      await askData((client) =>
        client
          .from('documents')
          .update(change)
          .eq('user_id', ownId())
          .in('local_id', some)
          .is(clientId ? 'client_id' : 'company_id', null)
          .select('id'),
      ),
    );
  await receive(ids);
}

/** The most ids that fit into a URL. */
const MAX_IDS = 100;
