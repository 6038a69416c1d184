import type { CompanyDefaults } from '#app/data/account/records/company-row.ts';
import type { MatchedEntry } from '#app/data/account/records/kept/find-record-ids.ts';
import type { Draft, Mistake } from '#documents';
import type { RecordIds } from '#documents/dossier';
import { dropMistakes } from './drop-mistakes.ts';
import { groupParties, keyOfParty, type Naming, partyIdentityOf } from './group-parties.ts';
import { type IssuedNumber, learnNumbering } from './learn-numbering.ts';
import { listStandingFor } from './list-standing-for.ts';

/** An entry that documents could have: its values, those that are left out, and its documents. */
export type MissingEntry<Side extends 'seller' | 'buyer'> = {
  key: string;
  party: Draft[Side];
  mistakes: readonly Mistake[];
  /** The newest first. */
  documentIds: readonly string[];
};

export type MissingCompany = MissingEntry<'seller'> & {
  numbering: CompanyDefaults['numbering'];
};

export type MissingEntries = {
  companies: readonly MissingCompany[];
  clients: readonly MissingEntry<'buyer'>[];
};

/** A document, and the entries that it counts for. */
export type NamingDocument = RecordIds &
  IssuedNumber &
  Pick<Draft, 'seller' | 'buyer'> & { id: string; isIssued: boolean };

type Entries = Readonly<Record<keyof MissingEntries, readonly MatchedEntry[]>>;

/**
 * The entries to make of the parties that documents name and that no entry stands for. `today` is
 * YYYY-MM-DD.
 */
export function listMissing(
  documents: readonly NamingDocument[],
  entries: Entries,
  today: string,
): MissingEntries {
  const newestFirst = documents.toSorted((a, b) => compare(b.issueDate, a.issueDate));
  const free = newestFirst.filter(({ companyId }) => !companyId);
  const sellers = free.map(({ id, seller }) => ({ documentId: id, party: seller }));
  const buyers = newestFirst
    .filter(({ clientId, buyer }) => !clientId && !buyer.refusesName)
    .map(({ id, buyer }) => ({ documentId: id, party: buyer }));
  return {
    companies: listMissingOf('seller', sellers, entries.companies).map((one) => {
      const own = new Set(one.documentIds);
      const issued = free.filter(({ id, isIssued }) => isIssued && own.has(id));
      return { ...one, numbering: learnNumbering(issued, today) };
    }),
    clients: listMissingOf('buyer', buyers, entries.clients),
  };
}

function listMissingOf<Side extends 'seller' | 'buyer'>(
  side: Side,
  namings: readonly Naming<Draft[Side]>[],
  entries: readonly MatchedEntry[],
): MissingEntry<Side>[] {
  return groupParties(namings.filter(({ party }) => party.name.trim() !== ''))
    .filter(({ party }) => listStandingFor(entries, partyIdentityOf(party)).length === 0)
    .map(({ party, documentIds }) => ({
      ...{ key: keyOfParty(party), documentIds },
      ...dropMistakes(side, party),
    }));
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
