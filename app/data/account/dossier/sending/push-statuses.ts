import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { tellStatuses } from '#app/data/account/dossier/remote-documents.ts';
import type { ChainNode } from '#documents/dossier';
import { readSynced } from './unsent-documents.ts';

const changed = new Set<string>();

/** The account has something new of a document: it may have become something else. */
export function noteChange(...ids: readonly string[]): void {
  for (const id of ids) changed.add(id);
}

/**
 * Tells the account what the documents of this run, and those around them, have become: its lists
 * show it, and nothing is computed from it.
 */
export async function pushStatuses(): Promise<AccountProblem | null> {
  if (changed.size === 0) return null;
  const noted = [...changed];
  // Before the account answers: what changes meanwhile is told by the next run.
  changed.clear();
  const problem = await tellAround(noted);
  if (problem) noteChange(...noted);
  return problem;
}

async function tellAround(noted: readonly string[]): Promise<AccountProblem | null> {
  const [sent, told] = [await readSynced('doc/'), await readSynced('status/')];
  const untold = (await listAround(noted)).filter(
    ({ id, status }) => sent.has(id) && told.get(id)?.stamp !== status.name,
  );
  for (let start = 0; start < untold.length; start += AT_ONCE) {
    const some = untold.slice(start, start + AT_ONCE);
    const answer = await tellStatuses(new Map(some.map(({ id, status }) => [id, status.name])));
    if (!answer.ok) return answer.problem;
    const db = await openKept();
    for (const { id, status } of some)
      await db.put('synced', { key: `status/${id}`, stamp: status.name });
  }
  return null;
}

/** An avoir changes its invoice and the one it is used on, a balance its quote and its deposits. */
async function listAround(ids: Iterable<string>): Promise<ChainNode[]> {
  const { readChain } = await import('#app/data/device/query-dossier.ts');
  const chain = await readChain();
  const around = new Set<ChainNode>();
  let level = [...ids].flatMap((id) => chain.get(id) ?? []);
  for (let step = 0; step <= STEPS; step++) {
    for (const node of level) around.add(node);
    level = level.flatMap(listNeighbors).filter((node) => !around.has(node));
  }
  return [...around];
}

function listNeighbors({ origins, followers, usedOn, setOffs }: ChainNode): ChainNode[] {
  const linked = [...origins, ...followers].flatMap(({ node }) => node ?? []);
  return [
    ...linked,
    ...usedOn.map(({ invoice }) => invoice),
    ...setOffs.map(({ source }) => source),
  ];
}

const AT_ONCE = 500;
const STEPS = 2;
