/** An account. */
export type Searched = { id: string; token: string };

/** A POST where there is a body. */
export type Asked = {
  name: string;
  path: (account: Searched) => string;
  body?: (account: Searched) => unknown;
  headers?: Readonly<Record<string, string>>;
};

const DOCUMENT_COLUMNS =
  'id,document_type,number,status,client_name,subject,issue_date,due_date,total_including_tax';
const PAGE = 'limit=25';
const NEWEST = 'order=issue_date.desc.nullsfirst,id';

const list = (name: string, choice: string): Asked => ({
  name: `documents ${name}`,
  path: ({ id }) =>
    `/rest/v1/documents?select=${DOCUMENT_COLUMNS}&user_id=eq.${id}&${choice}&${PAGE}`,
});
/** Counted, as the lists of the application are. */
const searchRecords = (table: string, sort: string, p_query: string): Asked => ({
  name: `${table} with « ${p_query} »`,
  path: ({ id }) => `/rest/v1/rpc/search_${table}?user_id=eq.${id}&order=${sort},id&${PAGE}`,
  body: () => ({ p_query }),
  headers: { Prefer: 'count=exact' },
});

export const REQUESTS: readonly Asked[] = [
  list('by date', NEWEST),
  list('by number', 'order=number,id'),
  list('by client', 'order=client_name,id'),
  list('by amount', 'order=total_including_tax.desc,id.desc'),
  list('that are paid', `status=eq.paid&${NEWEST}`),
  searchRecords('clients', 'name', 'cycles garance'),
  searchRecords('products', 'description', 'volets 1'),
  searchRecords('companies', 'name', 'cycles'),
  {
    name: 'changes since the last minute',
    path: () => '/rest/v1/rpc/list_changes',
    body: () => ({ p_since: new Date(Date.now() - 60_000).toISOString(), p_after: '' }),
  },
];
