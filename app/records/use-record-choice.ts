import { useSearchParams } from 'react-router';
import type { ListChoice } from '#app/data/account/records/read-records.ts';

/** The word of each sort order in the address, and the default order. */
export type ListOrders<Sort extends string> = {
  words: Readonly<Record<Sort, string>>;
  first: { sort: Sort; isDescending: boolean };
};

/** Search, sort and page, kept in the address without a step in the history. */
export function useRecordChoice<Sort extends string>(
  orders: ListOrders<Sort>,
): [ListChoice<Sort>, (change: Partial<ListChoice<Sort>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: Partial<ListChoice<Sort>>) =>
    setParameters((latest) => writeListChoice(latest, next, orders), {
      replace: true,
      preventScrollReset: true,
    });
  return [readListChoice(parameters, orders), change];
}

/** Invalid parameters take their default. */
export function readListChoice<Sort extends string>(
  parameters: URLSearchParams,
  { words, first }: ListOrders<Sort>,
): ListChoice<Sort> {
  const asked = parameters.get('tri') ?? '';
  const sort = (Object.keys(words) as Sort[]).find((key) => words[key] === asked.slice(1));
  const page = Number(parameters.get('page'));
  return {
    search: parameters.get('recherche') ?? '',
    ...(sort ? { sort, isDescending: asked.startsWith('-') } : first),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Writes only what differs from the default; any change but of the page returns to the first page.
 */
export function writeListChoice<Sort extends string>(
  parameters: URLSearchParams,
  change: Partial<ListChoice<Sort>>,
  orders: ListOrders<Sort>,
): URLSearchParams {
  const { words, first } = orders;
  const next = { ...readListChoice(parameters, orders), page: 1, ...change };
  const written = new URLSearchParams(parameters);
  const write = (name: string, value: string, isDefault: boolean) =>
    isDefault ? written.delete(name) : written.set(name, value);
  const isFirst = next.sort === first.sort && next.isDescending === first.isDescending;
  write('recherche', next.search, next.search === '');
  write('tri', `${next.isDescending ? '-' : '+'}${words[next.sort]}`, isFirst);
  write('page', String(next.page), next.page <= 1);
  return written;
}
