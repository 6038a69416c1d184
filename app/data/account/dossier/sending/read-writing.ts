import { listGivenNumbers } from '#app/data/device/given-numbers.ts';
import { getNumberPattern } from '#app/data/number-patterns.ts';
import { type Draft, findPattern } from '#documents';
import { seriesOf } from '#documents/dossier';

/** The pattern of the number of an issued document, by the numbers of its series on this device. */
export async function readWriting(draft: Draft): Promise<string> {
  const series = seriesOf(draft);
  const others = (await listGivenNumbers())
    .filter((one) => one.series === series)
    .map(({ number, issueDate }) => ({ number, date: issueDate }))
    .sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date))
    .slice(-TELLING);
  const one = { number: draft.number, date: draft.issueDate };
  return findPattern(one, getNumberPattern(series), others);
}

/** More numbers say no more. */
const TELLING = 60;
