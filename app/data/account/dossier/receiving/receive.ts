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
import type { DocumentLink } from '#documents/dossier';
import { STORES, takeIn, toStored } from './take-in.ts';

/** Brings documents of the account; with `bringsBack`, those that were deleted here too. */
export async function receive(
  ids: readonly string[],
  { bringsBack = false }: { bringsBack?: boolean } = {},
): Promise<AccountProblem | null> {
  const fetched = await fetchDocuments(ids, await readKnown(ids));
  if (!fetched.ok) return fetched.problem;
  await takeAllIn(fetched.value, { bringsBack });
  return null;
}

/** Brings thousands, in batches: the next one comes while one is taken in. */
export async function receiveAll(
  ids: readonly string[],
  { knownBefore, onBatch }: { knownBefore: Known; onBatch: () => Promise<void> },
): Promise<AccountProblem | null> {
  const ask = (start: number) =>
    start < ids.length ? fetchDocuments(ids.slice(start, start + BATCH), knownBefore) : null;
  let coming = ask(0);
  for (let next = BATCH; coming !== null; next += BATCH) {
    const fetched: Answer<Fetched> = await coming;
    if (!fetched.ok) return fetched.problem;
    coming = ask(next);
    // Awaited at the next turn, unless this one fails.
    coming?.catch(() => undefined);
    await takeAllIn(fetched.value);
    await onBatch();
  }
  return null;
}

/** `knownBefore` is what this device knew when it asked. */
type Fetched = {
  documents: readonly RemoteDocument[];
  links: readonly DocumentLink[];
  knownBefore: Known;
};

type Known = ReadonlyMap<string, Synced>;

async function fetchDocuments(
  ids: readonly string[],
  knownBefore: Known,
): Promise<Answer<Fetched>> {
  const documents = await readDocuments(ids);
  if (!documents.ok)
    return documents.problem.code === 'answer_too_large' && ids.length > 1
      ? fetchHalves(ids, knownBefore)
      : documents;
  const links = await readLinks(ids);
  if (!links.ok) return links;
  const joined = await joinAll(documents.value);
  return joined.ok
    ? { ok: true, value: { documents: joined.value, links: links.value, knownBefore } }
    : joined;
}

/** The documents are megabytes large. */
async function fetchHalves(ids: readonly string[], knownBefore: Known): Promise<Answer<Fetched>> {
  const half = Math.ceil(ids.length / 2);
  const first = await fetchDocuments(ids.slice(0, half), knownBefore);
  if (!first.ok) return first;
  const second = await fetchDocuments(ids.slice(half), knownBefore);
  if (!second.ok) return second;
  return {
    ok: true,
    value: {
      documents: [...first.value.documents, ...second.value.documents],
      links: [...first.value.links, ...second.value.links],
      knownBefore,
    },
  };
}

/** What this device knows of the account about each. */
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
  { documents, ...fetched }: Fetched,
  { bringsBack = false }: { bringsBack?: boolean } = {},
): Promise<void> {
  // One transaction: edits made meanwhile are compared, never overwritten.
  const transaction = (await openKept()).transaction(STORES, 'readwrite');
  await Promise.all(
    documents.map((remote) => takeIn(remote, { transaction, ...fetched, bringsBack })),
  );
  await transaction.done;
  await learnNumbers(documents.filter(({ issuedAt }) => issuedAt !== null).map(toStored));
  tellBrought(...documents.map(({ id }) => id));
}

const BATCH = 100;
