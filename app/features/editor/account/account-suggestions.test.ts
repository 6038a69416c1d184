import { afterEach, expect, test } from 'vitest';
import type { Client } from '#app/data/account/records/clients.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import type { Draft, Line } from '#documents';
import { listProductLines, suggestClients, suggestCompanies } from './account-suggestions.ts';

afterEach(() => queryClient.clear());

test('the companies of the account come first, each once, and all for a name that is written', async () => {
  queryClient.setQueryData(
    ['companies', 'all'],
    [
      { id: 'a', name: 'Atelier Dupont', siret: '73282932000074', city: 'Paris' },
      { id: 'z', name: 'Zinguerie Morel', siret: '', city: 'Lyon' },
    ],
  );
  const earlier = { ...blank.seller, name: 'Dupont Vélos' };
  const same = { ...blank.seller, name: 'Atelier', siren: '732829320' };
  const remembered = [earlier, same].map((party) => ({
    ...{ id: party.name, label: party.name, detail: '', party },
  }));
  const found = await suggestCompanies('dupont', remembered);
  expect(found.map(({ label }) => label)).toEqual(['Atelier Dupont', 'Dupont Vélos']);
  const all = await suggestCompanies('atelier dupont', []);
  expect(all.map(({ companyId }) => companyId)).toEqual(['a', 'z']);
});

test('clients whose name begins with the text come first', async () => {
  const clients = ['Garage Martin', 'Martin'].map((name) => client(name));
  queryClient.setQueryData(['clients', 'found', 'mar', 50], clients);
  const found = await suggestClients('mar', []);
  expect(found.map(({ label }) => label)).toEqual(['Martin', 'Garage Martin']);
  expect(found[0]?.deliveryAddress).toBeNull();
  expect(found.map(({ clientId }) => clientId)).toEqual(['Martin', 'Garage Martin']);
});

test('a client brings its language, if it has one', async () => {
  const clients = [client('Martin'), { ...client('Martins Ltd'), language: 'en' as const }];
  queryClient.setQueryData(['clients', 'found', 'mar', 50], clients);
  const found = await suggestClients('mar', []);
  expect(found.map((option) => 'language' in option && option.language)).toEqual([false, 'en']);
});

test('a client of an earlier document is offered once, whatever it is called now', async () => {
  queryClient.setQueryData(['clients', 'found', '', 50], [client('Martin')]);
  const earlier = (name: string, clientId?: string) => ({
    ...{ id: name, label: name, detail: '', party: { ...blank.buyer, name } },
    ...(clientId && { clientId }),
  });
  const found = await suggestClients('', [
    earlier('Garage Martin', 'Martin'),
    earlier('Zoé Elan', 'zoe'),
  ]);
  expect(found.map(({ label, clientId }) => [label, clientId])).toEqual([
    ['Zoé Elan', 'zoe'],
    ['Martin', 'Martin'],
  ]);
});

test('a product is priced as its document is', async () => {
  const product = { id: 'p', description: 'Pose', reference: '', unit: 'C62', unitPrice: '80' };
  queryClient.setQueryData(['products', 'found', 'pose', 50], [{ ...product, vatRate: '10' }]);
  expect(await price({ priceMode: 'net' })).toBe('80');
  expect(await price({ priceMode: 'gross' })).toBe('88');
  expect(await price({ priceMode: 'gross', vatRegime: 'franchise' })).toBe('80');
  queryClient.setQueryData(['products', 'found', 'pose', 50], [{ ...product, vatRate: null }]);
  expect(await price({ priceMode: 'gross' })).toBe('96');
});

test('a disbursement bears no VAT', async () => {
  const product = { id: 'p', description: 'Timbre', reference: '', unit: 'C62', unitPrice: '80' };
  queryClient.setQueryData(['products', 'found', 'pose', 50], [{ ...product, vatRate: '20' }]);
  const { unit, unitPrice } = product;
  const line: Line = { kind: 'disbursement', name: '', quantity: '1', unit, unitPrice };
  expect(await price({ priceMode: 'gross' }, line)).toBe('80');
});

async function price(more: Partial<Draft>, line = blank.lines[0]): Promise<string | undefined> {
  const draft = { ...blank, ...more };
  return (await listProductLines('pose', { draft, line }))[0]?.unitPrice;
}

function client(name: string): Client {
  return { id: name, buyer: { ...blank.buyer, name }, contacts: [] };
}

const blank = createBlankDraft('facture-tva');
