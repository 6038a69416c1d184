import { askData } from '#app/data/account/answer.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import type { RecordIds } from '#documents/dossier';
import { receive } from './receiving/receive.ts';

/**
 * An issued document that counts for nobody counts for an entry of the account from now on; one
 * that counts for somebody stays as it was issued. Rejects with a RecordsProblem.
 */
export async function nameIssued(id: string, { clientId, companyId }: RecordIds): Promise<void> {
  const change = clientId ? { client_id: clientId } : { company_id: companyId ?? null };
  requireValue(
    await askData((client) =>
      client
        .from('documents')
        .update(change)
        .eq('user_id', ownId())
        .eq('local_id', id)
        .is(clientId ? 'client_id' : 'company_id', null)
        .select('id'),
    ),
  );
  await receive([id]);
}
