import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';
import { learnNumbers } from '#app/data/account/dossier/learn-numbers.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import {
  type RemoteDocument,
  readCarried,
  readDocuments,
} from '#app/data/account/dossier/remote-documents.ts';
import { readLinks } from '#app/data/account/dossier/remote-links.ts';
import { joinFiles } from '#app/data/account/dossier/split-files.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';
import type { Synced } from '#app/data/device/browser-schema.ts';
import { tellBrought } from '#app/data/device/watch-device.ts';
import { cut } from '#app/lib/cut.ts';
import type { DocumentLink } from '#documents/dossier';
import { STORES, takeIn, toStored } from './take-in.ts';

/** Brings documents of the account; with `bringsBack`, those that were deleted here too. */
export async function receive(
  ids: readonly string[],
  { bringsBack = false }: { bringsBack?: boolean } = {},
): Promise<AccountProblem | null> {
  return receiveAll(ids, { knownBefore: await readKnown(ids), bringsBack });
}

/**
 * Brings thousands in batches: the next one comes while one is taken in. `knownBefore` is what this
 * device knew when it asked.
 */
export async function receiveAll(
  ids: readonly string[],
  { knownBefore, bringsBack = false, onBatch = () => Promise.resolve() }: Receiving,
): Promise<AccountProblem | null> {
  const answers = fetchBatches(ids);
  let coming = answers.next();
  for (;;) {
    const { value: fetched, done } = await coming;
    if (done) return null;
    if (!fetched.ok) return fetched.problem;
    coming = answers.next();
    // Awaited at the next turn, unless this one fails.
    coming.catch(() => undefined);
    await takeAllIn(fetched.value, { knownBefore, bringsBack });
    await onBatch();
  }
}

type Receiving = {
  knownBefore: ReadonlyMap<string, Synced>;
  bringsBack?: boolean;
  onBatch?: () => Promise<void>;
};

type Fetched = { documents: readonly RemoteDocument[]; links: readonly DocumentLink[] };

/** A batch that is too large for one answer, since its documents are megabytes, is halved. */
async function* fetchBatches(ids: readonly string[]): AsyncGenerator<Answer<Fetched>, undefined> {
  const batches = cut(ids, BATCH);
  for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
    const fetched = await fetchDocuments(batch);
    if (!fetched.ok && fetched.problem.code === 'answer_too_large' && batch.length > 1)
      batches.unshift(...cut(batch, Math.ceil(batch.length / 2)));
    else yield fetched;
  }
}

async function fetchDocuments(ids: readonly string[]): Promise<Answer<Fetched>> {
  const documents = await readDocuments(ids);
  if (!documents.ok) return documents;
  const links = await readLinks(ids);
  if (!links.ok) return links;
  const joined = await joinAll(documents.value);
  return joined.ok ? { ok: true, value: { documents: joined.value, links: links.value } } : joined;
}

/** The sync records of these documents, by id. */
export async function readKnown(ids: readonly string[]): Promise<Map<string, Synced>> {
  const { store } = (await openKept()).transaction('synced');
  const entries = await Promise.all(ids.map((id) => store.get(`doc/${id}`)));
  return new Map(ids.flatMap((id, index) => (entries[index] ? [[id, entries[index]]] : [])));
}

/**
 * Puts their files back, each read once. A file that the account does not give stays a name; one
 * that it cannot give now is waited for.
 */
async function joinAll(documents: readonly RemoteDocument[]): Promise<Answer<RemoteDocument[]>> {
  const files = new Map<string, ReturnType<typeof readCarried>>();
  let problem: AccountProblem | null = null;
  const read = async (hash: string) => {
    const asked = files.get(hash) ?? readCarried(hash);
    files.set(hash, asked);
    const file = await asked;
    if (!file.ok && wayOf(file.problem.code) === 'wait') problem = file.problem;
    return file.ok ? file.value : null;
  };
  const joined: RemoteDocument[] = [];
  for (const remote of documents)
    joined.push({ ...remote, draft: await joinFiles(remote.draft, read) });
  return problem ? { ok: false, problem } : { ok: true, value: joined };
}

async function takeAllIn(
  { documents, links }: Fetched,
  how: Pick<Required<Receiving>, 'knownBefore' | 'bringsBack'>,
): Promise<void> {
  // One transaction: edits made meanwhile are compared, never overwritten.
  const transaction = (await openKept()).transaction(STORES, 'readwrite');
  await Promise.all(documents.map((remote) => takeIn(remote, { transaction, links, ...how })));
  await transaction.done;
  await learnNumbers(documents.filter(({ issuedAt }) => issuedAt !== null).map(toStored));
  for (const { id } of documents) tellBrought(id);
}

const BATCH = 100;
