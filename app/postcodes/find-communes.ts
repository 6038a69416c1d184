import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import communesUrl from './communes.txt?url';
import { type CommunesOfPostcode, readTable } from './read-table.ts';
import smallCommunesUrl from './small-communes.txt?url';

export function prepareCommunes(): void {
  communes();
}

/** Empty when the postcode is unknown or the look-up fails: the user types the city. */
export async function findCommunes(postcode: string): Promise<CommunesOfPostcode> {
  return (await communes()).get(postcode) ?? NONE;
}

/** Communes under 200 inhabitants, loaded only when needed. */
export async function findSmallCommunes(postcode: string): Promise<readonly string[]> {
  return ((await smallCommunes()).get(postcode) ?? NONE).names;
}

const communes = fetchOnce(communesUrl);
const smallCommunes = fetchOnce(smallCommunesUrl);

type Table = ReturnType<typeof readTable>;

/** A failed load gives an empty table, and is retried. With « save data », users type the city. */
function fetchOnce(url: string): () => Promise<Table> {
  let table: Promise<Table> | null = null;
  return () => {
    if (!table && !mayFetchAhead()) return Promise.resolve(new Map());
    table ??= fetchTable(url).catch(() => {
      table = null;
      return new Map();
    });
    return table;
  };
}

async function fetchTable(url: string): Promise<Table> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return readTable(await response.text());
}

const NONE: CommunesOfPostcode = { names: [], hasSmaller: false };
