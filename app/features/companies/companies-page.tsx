import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import {
  type CompanyEntry,
  type CompanySort,
  getCompany,
  listCompanies,
  removeCompany,
  restoreCompany,
} from '#app/data/account/records/companies.ts';
import { EmptyRecords } from '#app/records/empty-records.tsx';
import { hasEntries } from '#app/records/has-entries.ts';
import { OpenRecord } from '#app/records/open-record.tsx';
import type { RecordColumn } from '#app/records/record-columns.ts';
import { RecordList } from '#app/records/record-list.tsx';
import { RecordPage } from '#app/records/record-page.tsx';
import type { RecordPartProps } from '#app/records/record-part.ts';
import { RemovedNote } from '#app/records/removed-note.tsx';
import { NEW_RECORD, useRecordAddress } from '#app/records/use-record-address.ts';
import { type ListOrders, useRecordChoice } from '#app/records/use-record-choice.ts';
import { useRecordRemoval } from '#app/records/use-record-removal.ts';
import { useSettled } from '#app/records/use-settled.ts';
import { Button } from '#app/ui/button.tsx';
import { formatCounted, formatSiret } from '#documents';
import { CompanyPage } from './company-page.tsx';

type Identity = ComponentType<RecordPartProps>;

export function CompaniesPage({ Identity }: { Identity: Identity }) {
  const { opened, list } = useRecordAddress();
  if (opened === null) return <CompanyList />;
  if (opened === NEW_RECORD) return <CompanyPage company={null} back={list} Identity={Identity} />;
  return <OpenCompany id={opened} back={list} Identity={Identity} />;
}

function OpenCompany({ id, back, Identity }: { id: string; back: string; Identity: Identity }) {
  return (
    <OpenRecord query={useQuery(getCompany(id))} back={back}>
      {(company) => <CompanyPage key={id} {...{ company, back, Identity }} />}
    </OpenRecord>
  );
}

function CompanyList() {
  const { addressOf } = useRecordAddress();
  const [choice, change] = useRecordChoice(ORDERS);
  const query = useQuery(listCompanies(useSettled(choice)));
  const { remove, note } = useRecordRemoval(removeCompany(), restoreCompany());
  const add = (
    <Button asChild>
      <Link to={addressOf(NEW_RECORD)}>
        <Plus aria-hidden />
        Nouvelle entreprise
      </Link>
    </Button>
  );
  return (
    <RecordPage
      isList
      title="Mes entreprises"
      intro="Qui émet vos documents, leur apparence et leur numérotation."
      actions={hasEntries(query.data, choice) ? add : null}
    >
      <RemovedNote {...note} />
      <RecordList
        {...{ query, choice, columns: COLUMNS, words: WORDS }}
        onChange={change}
        nameOf={({ name }) => name}
        addressOf={({ id }) => addressOf(id)}
        listEntries={(company) => [
          { label: 'Modifier', href: addressOf(company.id) },
          'separator',
          {
            label: 'Supprimer',
            isDanger: true,
            onSelect: () => remove(company, `Supprimée\u00a0: ${company.name}.`),
          },
        ]}
        empty={
          <EmptyRecords title="Aucune entreprise pour le moment" actions={add}>
            Enregistrez une fois votre identité, votre logo et vos conditions&nbsp;: vos documents
            les reprennent.
          </EmptyRecords>
        }
      />
    </RecordPage>
  );
}

const ORDERS: ListOrders<CompanySort> = {
  words: { name: 'nom', city: 'ville', created_at: 'ajout' },
  first: { sort: 'name', isDescending: false },
};

const WORDS = {
  list: 'Entreprises',
  search: 'Chercher dans mes entreprises',
  placeholder: 'Nom, SIRET, ville',
  count: (count: number) => formatCounted(count, 'entreprise'),
};

const COLUMNS: readonly RecordColumn<CompanyEntry, CompanySort>[] = [
  { label: 'Nom', sort: 'name', show: ({ name }) => name },
  { label: 'SIRET', show: ({ siret }) => (siret ? formatSiret(siret) : '') },
  { label: 'Ville', sort: 'city', show: ({ city }) => city },
];
