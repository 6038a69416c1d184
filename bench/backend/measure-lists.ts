import type { Client } from 'pg';
import { type BackendContender, signInAll } from './contender.ts';
import { AS_THEY_COME, addUsers, TIDY, withLargeDatabase } from './large-database.ts';
import { describeLoad, type Load, load } from './load.ts';

/** A request, the state of the database, the connections, and the measured load. */
export type ListFigure = {
  name: string;
  state: string;
  connections: number;
  wanted: number | null;
  load: Load;
};

/** Lists of one user, and requests of an administrator, among millions of other rows. */
export function measureLists(): Promise<ListFigure[]> {
  return withLargeDatabase([USER, ADMINISTRATOR], measure);
}

async function measure(contender: BackendContender, owner: Client): Promise<ListFigure[]> {
  const accounts = await signInAll(contender, [USER, ADMINISTRATOR]);
  const measureOne = async ({ path, who, headers = {} }: Asked, connections: number) => {
    const job = {
      url: `${contender.origin}${path}`,
      method: 'GET' as const,
      headers: {
        ...contender.headers,
        ...headers,
        Authorization: `Bearer ${accounts[who]?.token}`,
      },
      bodies: [],
      spent: false,
      connections,
    };
    await load({ ...job, seconds: 2 });
    return load({ ...job, seconds: 10 });
  };
  const measureAll = async (asked: readonly Asked[], state: string) => {
    const figures: ListFigure[] = [];
    for (const one of asked)
      for (const connections of one.connections) {
        const measured = await measureOne(one, connections);
        const rate = describeLoad(measured);
        console.error(`… ${one.name}, ${state}, ${connections} connections: ${rate}`);
        // With one connection, the figure is the time of one answer.
        const wanted = connections > 1 ? one.wanted : null;
        figures.push({ name: one.name, state, connections, wanted, load: measured });
      }
    return figures;
  };

  const run = async (...texts: string[]) => {
    for (const text of [AS_THEY_COME, ...texts, ...TIDY]) await owner.query(text);
  };
  await owner.query(NAME_ADMINISTRATOR);
  await run(addRows(OWN_USERS));
  const alone = await measureAll([MY_LIST], ALONE);
  await run(addUsers(FEW, 'gros'), addRows(THE_FEW, { each: ROWS_OF_ONE, apart: '1 second' }));
  const few = await measureAll(
    [MY_LIST, LATEST_OF_ALL],
    `among ${FEW} × ${ROWS_OF_ONE.toLocaleString('en')} rows`,
  );
  await run(
    `delete from public.documents using auth.users where users.id = user_id and users.${THE_FEW}`,
  );
  await run(addUsers(USERS, 'foule'), addRows(THE_CROWD));
  const crowded = await measureAll([MY_LIST, ...OTHERS], `among ${ROWS.toLocaleString('en')} rows`);
  await owner.query(FORMER_RULE);
  const former = await measureAll(
    [{ ...MY_LIST, connections: [16], wanted: null }],
    'with the former rule',
  );
  return [...alone, ...few, ...crowded, ...former];
}

export const ALONE = 'alone';
const ROWS = 5_000_000;
const USERS = 50_000;
/** The rows of one large owner, all newer than those of others. */
const ROWS_OF_ONE = 100_000;
const FEW = 10;
const USER = 'atelier@exemple.fr';
const ADMINISTRATOR = 'admin@exemple.fr';
const COLUMNS = 'id,document_type,number,client_name,issue_date,total_including_tax,created_at';
const LATEST = `/rest/v1/documents?select=${COLUMNS}&order=created_at.desc&limit=50`;
type Asked = {
  name: string;
  path: string;
  /** The user, or the administrator. */
  who: 0 | 1;
  headers?: Readonly<Record<string, string>>;
  connections: readonly number[];
  wanted: number | null;
};
const MY_LIST: Asked = {
  name: 'a list of 50',
  path: LATEST,
  who: 0,
  connections: [1, 16, 64, 256],
  wanted: 2000,
};
const LATEST_OF_ALL: Asked = {
  name: 'an administrator: the latest 50 of everybody',
  path: LATEST,
  who: 1,
  connections: [1, 16],
  wanted: null,
};
const OTHERS: readonly Asked[] = [
  LATEST_OF_ALL,
  {
    name: 'an administrator: how many there are in all',
    path: '/rest/v1/documents?select=id&limit=1',
    who: 1,
    headers: { Prefer: 'count=exact' },
    connections: [1],
    wanted: null,
  },
];
const OWN_USERS = `email in ('${USER}', '${ADMINISTRATOR}')`;
const THE_CROWD = "email like 'foule-%'";
const THE_FEW = "email like 'gros-%'";
/** One row per day and user, so that owners are interleaved by date. */
function addRows(users: string, { each, apart } = { each: ROWS / USERS, apart: '1 day' }): string {
  return `insert into public.documents (user_id, document_type, number, client_name, issue_date, total_including_tax, created_at)
    select users.id, 'facture-tva', 'F-' || n, 'Cycles Garance', current_date - n, 120, now() - n * interval '${apart}' - random() * interval '${apart}'
    from generate_series(1, ${each}) as n, auth.users as users where ${users} order by n desc`;
}
const NAME_ADMINISTRATOR = `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = '${ADMINISTRATOR}' on conflict do nothing`;
/** The former policy for administrators, checked for every user beside their own policy. */
const FORMER_RULE = `create policy "Administrators, as users" on public.documents
  for select to authenticated using ((select private.is_admin()))`;
