import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import communesUrl from './communes.txt?url';
import { type CommunesOfPostcode, readTable } from './read-table.ts';
import smallCommunesUrl from './small-communes.txt?url';

/** Fetches the table, so that it is there when a postcode has been typed. */
export function prepareCommunes(): void {
  communes();
}

/** Of one that is unknown, or that could not be looked up, none: one types. */
export async function findCommunes(postcode: string): Promise<CommunesOfPostcode> {
  return (await communes()).get(postcode) ?? NONE;
}

/** Those of less than 200 inhabitants, fetched for who looks for one of them. */
export async function findSmallCommunes(postcode: string): Promise<readonly string[]> {
  return ((await smallCommunes()).get(postcode) ?? NONE).names;
}

const communes = fetchOnce(communesUrl);
const smallCommunes = fetchOnce(smallCommunesUrl);

type Table = ReturnType<typeof readTable>;

/**
 * A table that could not be fetched is empty, and fetched again the next time. Who asked for little
 * data types the city: that weighs less.
 */
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
