import { todayInFrance } from '#app/lib/today.ts';
import type { Draft } from '#documents';
import {
  buildChain,
  type Chain,
  type ChainNode,
  findTwin,
  namesOthers,
  numberDrafts,
  type StoredDraft,
  summarize,
  type Ties,
  tieTakenUp,
} from '#documents/dossier';
import { saveLinked } from './change-dossier.ts';
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
  const prepared = nodes.filter(({ origins, number }) => origins.length > 0 && number !== '');
  return numberDrafts([...(await listGivenNumbers()), ...prepared], drafts, date);
}

export async function saveTied(drafts: readonly StoredDraft[]): Promise<Ties> {
  const ties = tieTakenUp(drafts.map(summarize), await readSurvey(), Date.now());
  await saveLinked(drafts, ties.links, ties.replaced);
  return ties;
}

export async function tie(id: string): Promise<void> {
  const stored = await getDraft(id);
  const document = stored && summarize(stored);
  if (!document || !namesOthers(document)) return;
  const { summaries, links } = await readSurvey();
  if (links.some(({ to }) => to === id)) return;
  const others = summaries.filter((summary) => summary.id !== id);
  const ties = tieTakenUp([document], { summaries: others, links }, Date.now());
  if (ties.links.length > 0) await saveLinked([], ties.links, ties.replaced);
}

export async function readTwin(draft: Draft): Promise<StoredDraft | null> {
  const { summaries } = await readSurvey();
  const wanted = summarize({ id: '', draft, rawTexts: {}, updatedAt: 0 });
  const twin = findTwin(wanted, summaries);
  return twin && getDraft(twin.id);
}

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
