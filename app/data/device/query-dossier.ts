import { getNumberPattern } from '#app/data/number-patterns.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { Draft } from '#documents';
import {
  buildChain,
  type Chain,
  type ChainNode,
  namesOthers,
  repetitionOf,
  summarize,
} from '#documents/dossier';
import { getDraft } from './drafts.ts';
import { listGivenNumbers } from './given-numbers.ts';
import { getKeeper } from './keeper.ts';
import { readSurvey } from './read-survey.ts';
import { deviceRevision } from './watch-device.ts';

export async function listSummaries(): Promise<ChainNode[]> {
  const nodes = [...(await readChain()).values()];
  return nodes.sort((left, right) => right.updatedAt - left.updatedAt);
}

export { listRecent } from './read-survey.ts';

export async function getNode(id: string): Promise<ChainNode | null> {
  return (await readChain()).get(id) ?? null;
}

export async function nextNumbers(drafts: readonly Draft[], date: string): Promise<string[]> {
  // An account gives them, when it issues.
  if (getKeeper() !== null) return drafts.map(() => '');
  const nodes = [...(await readChain()).values()];
  // Drafts that wait for their file hold their number too: two deposits in a row must differ.
  const prepared = nodes.filter(
    ({ id, origins, number }) => number !== '' && (origins.length > 0 || repetitionOf(id) !== null),
  );
  const { numberDrafts } = await fetchPart(() => import('#app/data/series-reader.ts'));
  return numberDrafts([...(await listGivenNumbers()), ...prepared], drafts, {
    date,
    patternOf: getNumberPattern,
  });
}

export async function tie(id: string): Promise<void> {
  const stored = await getDraft(id);
  const document = stored && summarize(stored);
  if (!document || !namesOthers(document)) return;
  if ((await readSurvey()).links.some(({ to }) => to === id)) return;
  const tying = fetchPart(loadTies).then(({ tieDocument }) => tieDocument(document));
  if (navigator.onLine !== false) return tying;
  // Without a network its code comes later, and the file does not wait for it.
  tying.catch(() => undefined);
}

/** Few documents name others by hand. */
const loadTies = () => import('./tie-dossier.ts');

type Reading = { revision: number; today: string; chain: Promise<Chain> };
let reading: Reading | null = null;

/** Cached until the next change. */
export function readChain(): Promise<Chain> {
  const [revision, today] = [deviceRevision(), todayInFrance()];
  if (reading?.revision === revision && reading.today === today) return reading.chain;
  const chain = readSurvey().then((survey) => buildChain(survey, today));
  const own = { revision, today, chain };
  reading = own;
  chain.catch(() => {
    if (reading === own) reading = null;
  });
  return chain;
}
