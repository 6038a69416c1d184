import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccount } from '#app/data/account/dossier/open-account.test.support.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { findRecordIds, listMatchingClients } from './find-record-ids.ts';

const server = openAccount('zoe');
const draft = requireDraft(samples.menuisier);
const { buyer, seller } = draft;

test('a document is of the one client and the one company that it names', async () => {
  answerWith({
    clients: [{ id: 'client', name: 'Autre nom', buyer }],
    companies: [{ id: 'company', name: seller.name, seller }],
  });
  const stranger = {
    ...draft,
    buyer: { ...buyer, name: 'Zoé Inconnue', siren: '', vatNumber: '' },
  };
  expect(await findRecordIds([draft, stranger])).toEqual([
    { clientId: 'client', companyId: 'company' },
    { companyId: 'company' },
  ]);
});

test('two clients that it may be are asked for', async () => {
  const twins = ['a', 'b'].map((id) => ({ id, name: buyer.name, billing_city: 'Lyon', buyer }));
  answerWith({ clients: twins, companies: [] });
  expect(await findRecordIds([draft])).toEqual([{}]);
  expect(await listMatchingClients(buyer)).toMatchObject([
    { id: 'a', name: buyer.name, city: 'Lyon' },
    { id: 'b' },
  ]);
});

type Rows = readonly ({ id: string; name: string } & Record<string, unknown>)[];

function answerWith(tables: Readonly<Record<'clients' | 'companies', Rows>>) {
  syncStore.set({ hasNewRecords: true });
  server.answer = ({ path, query }) => {
    const rows = path.endsWith('/clients') ? tables.clients : tables.companies;
    if (path.endsWith('/products')) return Response.json([]);
    if (query.get('select') === 'updated_at')
      return Response.json([{ updated_at: JSON.stringify(tables).length }]);
    return Response.json(query.has('id') ? [] : rows.map((row) => ({ search_text: '', ...row })));
  };
}
