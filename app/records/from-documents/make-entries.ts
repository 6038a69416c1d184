import { syncOnce } from '#app/data/account/dossier/keep-in-step.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { deriveId } from '#app/data/account/portability/derive-id.ts';
import { addEntries, takeBackEntries } from '#app/data/account/records/add-entries.ts';
import type { Company } from '#app/data/account/records/companies.ts';
import type { MatchedEntry } from '#app/data/account/records/kept/find-record-ids.ts';
import { nameDocuments } from '#app/data/account/records/name-documents.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { dossier } from '#app/data/dossier.ts';
import type { Draft } from '#documents';
import { contentOf } from '#documents/dossier';
import { companyOfDraft } from './company-of-draft.ts';
import { partyIdentityOf } from './group-parties.ts';
import type { MissingCompany, MissingEntries, MissingEntry } from './list-missing.ts';
import { listStandingFor } from './list-standing-for.ts';
import { readKeptEntries } from './read-missing.ts';

/**
 * Makes the entries, and documents count for them. A party that has got one meanwhile takes that
 * one, and two devices that make the same entry make one. Returns what undoes it. Rejects with a
 * RecordsProblem.
 */
export async function makeEntries({
  companies,
  clients,
}: MissingEntries): Promise<() => Promise<void>> {
  // What the account does not have yet could not be named there.
  await syncOnce();
  syncStore.set({ hasNewRecords: true });
  const entries = await readKeptEntries();
  const ownCompanies = await findIds('company', companies, entries?.companies ?? []);
  const ownClients = await findIds('client', clients, entries?.clients ?? []);
  const added = await addEntries({
    companies: await Promise.all(ownCompanies.filter(isNew).map(toCompany)),
    clients: ownClients.filter(isNew).map(({ id, entry: { party } }) => ({
      ...{ id, buyer: party, contacts: [] },
    })),
  });
  for (const { id, entry } of ownCompanies)
    await nameDocuments(entry.documentIds, { companyId: id });
  for (const { id, entry } of ownClients) await nameDocuments(entry.documentIds, { clientId: id });
  return async () => {
    await takeBackEntries(added);
    await syncOnce();
  };
}

type Found<Missing> = { id: string; entry: Missing; isKnown: boolean };

/** The entry of each party, which is left alone where several could be meant. */
async function findIds<Missing extends MissingEntry<'seller'> | MissingEntry<'buyer'>>(
  table: 'company' | 'client',
  parties: readonly Missing[],
  entries: readonly MatchedEntry[],
): Promise<Found<Missing>[]> {
  const found: Found<Missing>[] = [];
  for (const entry of parties) {
    const [known, ...others] = listStandingFor(entries, partyIdentityOf(entry.party));
    if (others.length > 0) continue;
    const id = known?.id ?? (await deriveId(ownId(), `${table}/${entry.key}`));
    found.push({ id, entry, isKnown: known !== undefined });
  }
  return found;
}

function isNew({ isKnown }: Found<unknown>): boolean {
  return !isKnown;
}

/** With the style and the conditions of its newest document. */
async function toCompany({ id, entry }: Found<MissingCompany>): Promise<Company> {
  const { party, numbering, documentIds } = entry;
  const company = await companyOfDraft(id, { ...(await readNewest(documentIds)), seller: party });
  return { ...company, defaults: { ...company.defaults, numbering } };
}

async function readNewest([id = '']: readonly string[]): Promise<Draft> {
  const stored = await dossier.get(id);
  if (!stored) throw new Error('A company that is made has a document');
  return contentOf(stored);
}
