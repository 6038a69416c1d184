import type { Client } from 'pg';
import type { Searched } from './requests.ts';

/** A select as a connection prepares it: with the types and values of its parameters. */
export type ParameterStatement = {
  name: string;
  /** Runs in a function with the rights of the owner of the database. */
  isDefiner: boolean;
  text: string;
  types: readonly string[];
  values: readonly string[];
};

/** Selects of the requests, and those inside of their functions. */
export async function listStatements(
  owner: Client,
  { id, today, number }: Searched,
): Promise<ParameterStatement[]> {
  const year = today.slice(0, 4);
  const search = async (name: string, words: string): Promise<ParameterStatement> => {
    const { rows } = await owner.query(TEXT_QUERY, [id, words]);
    return {
      name: `documents with ${name}`,
      isDefiner: true,
      text: SEARCH,
      types: ['uuid', 'tsquery'],
      values: [id, rows[0].query],
    };
  };
  return [
    list(id, 'documents by date', NEWEST),
    list(id, 'documents by client', 'order by client_name, id'),
    list(id, 'documents that are paid', `and status = 'paid' ${NEWEST}`),
    await search('one number', number),
    await search('a word of one client in ten', 'cycles'),
    {
      name: 'the dashboard of the year',
      isDefiner: true,
      ...(await readFunction(owner, 'private.get_dashboard')),
      values: [today, `${year}-01-01`, `${year}-12-31`],
    },
    {
      name: 'documents without figures',
      isDefiner: true,
      ...(await readFunction(owner, 'private.list_unfigured')),
      values: ['50'],
    },
    {
      name: 'changes since now',
      isDefiner: false,
      ...(await readFunction(owner, 'public.list_changes')),
      values: ['now', ''],
    },
  ];
}

function list(id: string, name: string, choice: string): ParameterStatement {
  const text = `select id, number from public.documents where user_id = $1 ${choice} limit 25`;
  return { name, isDefiner: false, text, types: ['uuid'], values: [id] };
}

/** A function written in SQL, as a statement with its parameters. */
async function readFunction(
  owner: Client,
  name: string,
): Promise<Pick<ParameterStatement, 'text' | 'types'>> {
  const { rows } = await owner.query<{ body: string; types: string[]; names: string[] }>(BODY, [
    name,
  ]);
  const [found] = rows;
  if (!found) throw new Error(`No function is called ${name}`);
  const places = new Map(found.names.map((parameter, index) => [parameter, `$${index + 1}`]));
  const text = found.body.replace(/\bp_\w+/g, (parameter) => places.get(parameter) ?? parameter);
  return { text, types: found.types };
}

const NEWEST = 'order by issue_date desc nulls first, id';
/** Inside of private.list_documents(), once it has read the words. */
const SEARCH = `with matches as materialized (
    select document_id from private.document_words where document_words.words @@ $2 limit 1000
  )
  select found.* from matches
  cross join lateral (select * from public.documents where id = matches.document_id offset 0) as found
  where found.user_id = $1`;
const TEXT_QUERY = `select
    string_agg(quote_literal(private.mark_of($1) || word) || ':*', ' & ') as query
  from unnest(private.fold_words($2)) as word`;
const BODY = `select prosrc as body, proargnames as names,
    array(select format_type(type, null) from unnest(proargtypes) as type) as types
  from pg_proc where oid = $1::regproc`;
