import { useQuery } from '@tanstack/react-query';
import { Ellipsis, FileUp, Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { RefusedNote } from '#app/books/refused-note.tsx';
import { useReading } from '#app/books/use-reading.ts';
import { readClientBalances } from '#app/data/account/books/read-books.ts';
import {
  type Client,
  type ClientSort,
  getClient,
  importClients,
  listClients,
  readAllClients,
  removeClients,
  restoreClients,
} from '#app/data/account/records/clients.ts';
import { clientImport, countClients, listClientRows } from '#app/records/csv/client-file.ts';
import { ImportDialog } from '#app/records/csv/import-dialog.tsx';
import { useCsvExport } from '#app/records/csv/use-csv-export.ts';
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
import { CopyLine } from '#app/sync/copy-line.tsx';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { formatAmount } from '#documents';
import type { ClientBalance } from '#documents/books';
import { ClientPage } from './client-page.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';

type Identity = ComponentType<RecordPartProps>;

export function ClientsPage({ Identity }: { Identity: Identity }) {
  const { opened, list } = useRecordAddress();
  if (opened === null) return <ClientList />;
  if (opened === NEW_RECORD) return <ClientPage client={null} back={list} Identity={Identity} />;
  return <OpenClient id={opened} back={list} Identity={Identity} />;
}

function OpenClient({ id, back, Identity }: { id: string; back: string; Identity: Identity }) {
  return (
    <OpenRecord query={useQuery(getClient(id))} back={back}>
      {(client) => <ClientPage key={id} {...{ client, back, Identity }} />}
    </OpenRecord>
  );
}

function ClientList() {
  const { addressOf } = useRecordAddress();
  const [choice, change] = useRecordChoice(ORDERS);
  const query = useQuery(listClients(useSettled(choice)));
  const balances = useReading(null, readClientBalances);
  const [dialog, setDialog] = useState<'import' | 'duplicates' | null>(null);
  const save = useCsvExport('clients', async () => listClientRows(await readAllClients()));
  const { remove, note } = useRecordRemoval(removeClients(), restoreClients());
  const add = (
    <Button asChild>
      <Link to={addressOf(NEW_RECORD)}>
        <Plus aria-hidden />
        Nouveau client
      </Link>
    </Button>
  );
  const bringIn = (
    <Button onClick={() => setDialog('import')}>
      <FileUp aria-hidden />
      <span className="max-sm:in-data-page-actions:sr-only">Importer</span>
    </Button>
  );
  return (
    <RecordPage
      isList
      title="Mes clients"
      intro="Votre carnet d’adresses, et ce que chacun vous doit."
      actions={
        hasEntries(query.data, choice) ? (
          <>
            {bringIn}
            {add}
            <Menu
              trigger={
                <IconButton label="Autres actions">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
              entries={[
                { label: 'Exporter en CSV', onSelect: save.run },
                { label: 'Chercher les doublons', onSelect: () => setDialog('duplicates') },
              ]}
            />
          </>
        ) : null
      }
    >
      <CopyLine />
      {balances.status === 'refused' && <RefusedNote />}
      <RemovedNote {...note} />
      <RecordList
        {...{ query, choice, words: WORDS }}
        columns={[
          ...COLUMNS,
          {
            label: 'À encaisser',
            isNumber: true,
            show: ({ id }) => (balances.status === 'ready' ? showDue(balances.value.get(id)) : ''),
          },
        ]}
        onChange={change}
        nameOf={({ buyer }) => buyer.name}
        addressOf={({ id }) => addressOf(id)}
        listEntries={(client) => [
          { label: 'Modifier', href: addressOf(client.id) },
          'separator',
          {
            label: 'Supprimer',
            isDanger: true,
            onSelect: () => remove([client], `Supprimé\u00a0: ${client.buyer.name}.`),
          },
        ]}
        empty={
          <EmptyRecords
            title="Aucun client pour le moment"
            actions={
              <>
                {add}
                {bringIn}
              </>
            }
          >
            Ajoutez vos clients, ou importez-les d’un tableur&nbsp;: vous les retrouverez dans vos
            documents.
          </EmptyRecords>
        }
      />
      <ImportDialog
        kind={clientImport}
        write={importClients()}
        isOpen={dialog === 'import'}
        onClose={() => setDialog(null)}
      />
      <DuplicatesDialog isOpen={dialog === 'duplicates'} onClose={() => setDialog(null)} />
    </RecordPage>
  );
}

function showDue(balances: readonly ClientBalance[] = []): string {
  const owed = balances.filter(({ due }) => due > 0);
  return owed.map(({ due, currency }) => formatAmount(due, currency)).join(', ');
}

const ORDERS: ListOrders<ClientSort> = {
  words: { name: 'nom', billing_city: 'ville', email: 'email', created_at: 'ajout' },
  first: { sort: 'name', isDescending: false },
};

const WORDS = {
  list: 'Clients',
  search: 'Chercher dans mes clients',
  placeholder: 'Nom, e-mail, ville, SIREN',
  count: countClients,
};

const COLUMNS: readonly RecordColumn<Client, ClientSort>[] = [
  { label: 'Nom', sort: 'name', show: ({ buyer }) => buyer.name },
  { label: 'E-mail', sort: 'email', show: ({ buyer }) => buyer.email ?? '' },
  { label: 'Ville', sort: 'billing_city', show: ({ buyer }) => buyer.address.city },
];
