import type { Client } from 'pg';
import { type BackendContender, signInAll } from '../backend/contender.ts';
import { withLargeDatabase } from '../backend/large-database.ts';
import { describeLoad, type Load, load } from '../backend/load.ts';
import { type Asked, REQUESTS, type Searched } from './requests.ts';
import { LARGE, type Size, SMALL, seed } from './seed.ts';

/** One request of the small account and of the large one, through as many connections. */
export type ScaleFigure = { name: string; connections: number; small: Load; large: Load };
export type ScaleFigures = { size: Size; figures: readonly ScaleFigure[] };

/** Requests of an account of a hundred documents and of a full one, in the same database. */
export function measureScale(size: Size = FULL): Promise<ScaleFigures> {
  return withLargeDatabase(
    [SMALL, LARGE],
    async (contender, owner) => {
      await seed(owner, size);
      return measureAccounts(contender, owner, size);
    },
    size.all * BYTES_PER_DOCUMENT,
  );
}

async function measureAccounts(
  contender: BackendContender,
  owner: Client,
  size: Size,
): Promise<ScaleFigures> {
  const [small, large] = await findAccounts(contender, owner);
  const figures: ScaleFigure[] = [];
  for (const asked of REQUESTS)
    for (const connections of [1, 16]) {
      const ask = (account: Searched) => measureOne(contender, asked, { account, connections });
      const figure = {
        name: asked.name,
        connections,
        small: await ask(small),
        large: await ask(large),
      };
      const loads = [figure.small, figure.large].map(describeLoad).join(', then ');
      console.error(`… ${asked.name}, ${connections} connections: ${loads}`);
      figures.push(figure);
    }
  return { size, figures };
}

async function findAccounts(
  contender: BackendContender,
  owner: Client,
): Promise<[Searched, Searched]> {
  const [small, large] = await signInAll(contender, [SMALL, LARGE]);
  if (!small || !large) throw new Error('Nobody signed in');
  const find = async ({ email, token }: { email: string; token: string }): Promise<Searched> => {
    const { rows } = await owner.query(ID, [email]);
    return { token, ...rows[0] };
  };
  return [await find(small), await find(large)];
}

async function measureOne(
  contender: BackendContender,
  { path, body, headers = {} }: Asked,
  { account, connections }: { account: Searched; connections: number },
): Promise<Load> {
  const job = {
    url: `${contender.origin}${path(account)}`,
    method: body ? ('POST' as const) : ('GET' as const),
    headers: {
      ...contender.headers,
      ...headers,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${account.token}`,
    },
    bodies: body ? [JSON.stringify(body(account))] : [],
    spent: false,
    connections,
  };
  await load({ ...job, seconds: 1 });
  return load({ ...job, seconds: 5 });
}

const FULL: Size = { many: 100_000, all: 5_000_000 };
/** With its words, payment, their indexes, and room to sort these. */
const BYTES_PER_DOCUMENT = 4000;
const ID = 'select id from auth.users where email = $1';
