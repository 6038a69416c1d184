import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { getNumberPattern } from '#app/data/number-patterns.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import type { Draft } from '#documents';
import { firstNumber, type GivenNumber, seriesOf } from '#documents/dossier';

type Given = Pick<GivenNumber, 'series' | 'number' | 'issueDate'>;
type Asked = { draft: Draft; date: string };
type SeriesReader = typeof import('#app/data/series-reader.ts');

let reader: SeriesReader | null = null;

/** The numbers of this device, with the code that follows them where there are any. */
export async function readGivenNumbers(): Promise<GivenNumber[]> {
  const given = await dossier.listNumbers();
  if (given.length > 0) await fetchSeriesReader();
  return given;
}

export async function fetchSeriesReader(): Promise<void> {
  reader ??= await fetchPart(loadReader);
}

const loadReader = () => import('#app/data/series-reader.ts');
// Without a network nobody is told that it is missing before it is needed.
if (!import.meta.env.SSR) fetchWhenUsed(loadReader);

/**
 * The next number of a draft of this device. Empty where an account gives it at issue: a number
 * that a draft bore beforehand could be the one of another document.
 */
export function proposeOwnNumber(given: readonly Given[], { draft, date }: Asked): string {
  return isAccount() ? '' : followGiven(given, { draft, date });
}

/** The next number, wherever documents are kept. */
export function followGiven(given: readonly Given[], { draft, date }: Asked): string {
  const [next] = listNextOwnNumbers(given, { draft, date });
  return next ?? firstNumber(draft, date, getNumberPattern(seriesOf(draft)));
}

/** Each number that may follow; `given` comes from `readGivenNumbers`. */
export function listNextOwnNumbers(given: readonly Given[], { draft, date }: Asked): string[] {
  const series = seriesOf(draft);
  const own = given.filter((one) => one.series === series);
  if (own.length === 0) return [];
  if (reader === null) throw new Error('The numbers were not read by readGivenNumbers()');
  const pattern = getNumberPattern(series);
  const numbers = own.map(({ number, issueDate }) => `${number} ${issueDate}`);
  const key = [date, pattern, draft.buyer.customerCode, ...numbers].join('\n');
  // Each letter that is typed in the form asks again.
  if (last.key !== key)
    last = { key, nexts: reader.listNextNumbers(own, { draft, date, pattern }) };
  return last.nexts;
}

let last: { key: string; nexts: string[] } = { key: '', nexts: [] };
