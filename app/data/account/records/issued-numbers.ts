import { queryOptions } from '@tanstack/react-query';
import { askData } from '#app/data/account/answer.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import type { KindName } from '#documents';
import { requireValue } from './records-problem.ts';

/** The last numbers issued for a company, or without one; the next number follows them. */
export function listIssuedNumbers(companyId: string) {
  return queryOptions({
    queryKey: ['documents', 'numbers', companyId],
    queryFn: async () => {
      const rows = requireValue(
        await askData((client) =>
          client
            .from('documents')
            .select('document_type, number')
            .eq('user_id', ownId())
            .not('issued_at', 'is', null)
            .or(`company_id.is.null,company_id.eq.${companyId}`)
            .order('created_at', { ascending: false })
            .limit(500),
        ),
      );
      return rows.flatMap(({ document_type, number }) =>
        // The constraint of the table admits kinds only.
        number === null ? [] : [{ kind: document_type as KindName, number }],
      );
    },
  });
}
