import { queryOptions } from '@tanstack/react-query';
import { askData } from '#app/data/account/answer.ts';
import { type Cents, cents, type KindName } from '#documents';
import { requireValue } from './records-problem.ts';

/** Due and invoiced amounts in cents of one currency. */
export type ClientBalance = { currency: string; due: Cents; invoiced: Cents };

export type ClientDocument = {
  id: string;
  localId: string;
  kind: KindName;
  number: string;
  /** YYYY-MM-DD, or empty. */
  issueDate: string;
  status: string;
  amount: Cents;
  currency: string;
};

export function getClientBalances(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['clients', 'balances', ids],
    enabled: ids.length > 0,
    queryFn: async () => {
      const rows = requireValue(
        await askData((client) => client.rpc('get_client_balances', { p_ids: [...ids] })),
      );
      const balances = new Map<string, ClientBalance[]>();
      for (const { client_id, currency, due, invoiced } of rows) {
        const known = balances.get(client_id) ?? [];
        known.push({ currency, due: toCents(due), invoiced: toCents(invoiced) });
        balances.set(client_id, known);
      }
      return balances;
    },
  });
}

export function listClientDocuments(id: string) {
  return queryOptions({
    queryKey: ['clients', 'documents', id],
    queryFn: async (): Promise<ClientDocument[]> => {
      const rows = requireValue(
        await askData((client) =>
          client
            .from('documents')
            .select(COLUMNS)
            .eq('client_id', id)
            .order('issue_date', { ascending: false, nullsFirst: true })
            .order('id')
            .limit(25),
        ),
      );
      return rows.map((row) => ({
        id: row.id,
        localId: row.local_id,
        kind: row.document_type as KindName, // a constraint of the table
        number: row.number ?? '',
        issueDate: row.issue_date ?? '',
        status: row.status,
        amount: toCents(row.total_including_tax ?? 0),
        currency: row.currency,
      }));
    },
  });
}

/** Database amounts have two decimals: exact as a number up to fifteen digits. */
function toCents(amount: number): Cents {
  return cents(Math.round(Number(amount) * 100));
}

const COLUMNS =
  'id, local_id, document_type, number, issue_date, status, total_including_tax, currency';
