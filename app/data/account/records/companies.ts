import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { askData } from '#app/data/account/answer.ts';
import { readPages } from '#app/data/account/read-pages.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { findEntryOf } from '#documents/dossier';
import {
  COMPANY_COLUMNS,
  type Company,
  type CompanyEntry,
  type CompanyRow,
  toCompany,
  toCompanyRow,
} from './company-row.ts';
import { askOnce } from './query-client.ts';
import { type ListChoice, readFirstRecords, readRecord, readRecordPage } from './read-records.ts';
import { createOptimism } from './record-writes.ts';
import { requireValue } from './records-problem.ts';

export type {
  Company,
  CompanyEntry,
} from './company-row.ts';
export type CompanySort = 'name' | 'city' | 'created_at';

export function listCompanies(choice: ListChoice<CompanySort>) {
  return queryOptions({
    queryKey: ['companies', 'list', choice],
    queryFn: async () => {
      const page = await readRecordPage<EntryRow>('companies', ENTRY, choice);
      return { ...page, rows: page.rows.map(toEntry) };
    },
    placeholderData: keepPreviousData,
  });
}

/** At most a hundred, by name. */
export function listAllCompanies() {
  return queryOptions({
    queryKey: ['companies', 'all'],
    queryFn: async () => {
      const choice = { search: '', sort: 'name', limit: 100 };
      return (await readFirstRecords<EntryRow>('companies', ENTRY, choice)).map(toEntry);
    },
  });
}

/** One company with its document defaults; null when there is none. */
export function getCompany(id: string) {
  return queryOptions({
    queryKey: ['companies', 'one', id],
    queryFn: async () => {
      const row = await readRecord<CompanyRow>('companies', COMPANY_COLUMNS, id);
      return row && toCompany(row);
    },
  });
}

/** All of them, whole: a hundred at most. */
export async function readAllCompanies(): Promise<Company[]> {
  const answer = await askData((client) =>
    client.from('companies').select(COMPANY_COLUMNS).eq('user_id', ownId()).order('id'),
  );
  return (requireValue(answer) as CompanyRow[]).map(toCompany);
}

/** The company of a document’s seller (see `findEntryOf`). */
export function findCompanyOf({ name, siren, siret }: Parameters<typeof findEntryOf>[1]) {
  return queryOptions({
    queryKey: ['companies', 'of', name, siren, siret],
    queryFn: async () => {
      const entry = findEntryOf(await askOnce(listAllCompanies()), { name, siren, siret });
      return entry ? askOnce(getCompany(entry.id)) : null;
    },
  });
}

export function saveCompany() {
  return mutationOptions({
    mutationFn: async (company: Company) => {
      const answer = await askData((client) =>
        client.from('companies').upsert(toCompanyRow(company)).select('id').single(),
      );
      requireValue(answer);
      return company;
    },
    onMutate: (company) => optimism.showSaved(toEntry(toCompanyRow(company))),
    onError: (_error, _company, kept) => optimism.takeBack(kept),
    onSettled: optimism.settle,
  });
}

/** A deleted company and the documents that were tied to it, for `restoreCompany`. */
export type RemovedCompany = { company: Company; tied: readonly string[] };

/** Documents keep their seller, and lose only the tie to the entry. */
export function removeCompany() {
  return mutationOptions({
    mutationFn: async ({ id }: Pick<CompanyEntry, 'id'>): Promise<RemovedCompany> => {
      const found = await askData((client) =>
        client.from('companies').select(COMPANY_COLUMNS).eq('id', id).single(),
      );
      const company = toCompany(requireValue(found) as CompanyRow);
      const tied = requireValue(
        await readPages<{ id: string }>((last, limit) =>
          askData((client) => {
            const asked = client.from('documents').select('id').eq('company_id', id);
            return (last ? asked.gt('id', last.id) : asked).order('id').limit(limit);
          }),
        ),
      );
      requireValue(await askData((client) => client.from('companies').delete().eq('id', id)));
      return { company, tied: tied.map((document) => document.id) };
    },
    onMutate: ({ id }) => optimism.showRemoved([id]),
    onError: (_error, _company, kept) => optimism.takeBack(kept),
    onSettled: optimism.settle,
  });
}

/** Undoes a deletion: same id, same ties. */
export function restoreCompany() {
  return mutationOptions({
    mutationFn: async ({ company, tied }: RemovedCompany) => {
      const row = toCompanyRow(company);
      requireValue(await askData((client) => client.from('companies').insert(row)));
      for (let start = 0; start < tied.length; start += MAX_TIES) {
        const some = tied.slice(start, start + MAX_TIES);
        const change = { company_id: company.id };
        requireValue(
          await askData((client) => client.from('documents').update(change).in('id', some)),
        );
      }
    },
    onSettled: optimism.settle,
  });
}

type EntryRow = Pick<CompanyRow, 'id' | 'name' | 'siret' | 'city'>;

function toEntry({ id, name, siret, city }: EntryRow): CompanyEntry {
  return { id, name, siret: siret ?? '', city: city ?? '' };
}

/** The most ids that fit into a URL. */
const MAX_TIES = 100;
const ENTRY = 'id, name, siret, city';
const optimism = createOptimism<CompanyEntry>('companies');
