import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listMissing, type MissingEntries, type NamingDocument } from './list-missing.ts';

const draft = requireDraft(samples.menuisier);
const { buyer, seller } = draft;
const NONE = { companies: [], clients: [] };
const TODAY = '2026-11-29';

const document = (id: string, change: Partial<NamingDocument> = {}): NamingDocument => ({
  ...{ id, seller, buyer, kind: 'facture-tva', subtype: 'standard' },
  ...{ number: `F-2026-000${id}`, issueDate: `2026-11-0${id}`, isIssued: true },
  ...change,
});
const jean = {
  ...{ kind: 'individual' as const, name: 'Jean Martin' },
  address: { line1: '1 rue Nue', postalCode: '69001', city: 'Lyon', country: 'FR' },
};

function show({ companies, clients }: MissingEntries) {
  const names = (entries: MissingEntries['clients'] | MissingEntries['companies']) =>
    entries.map(({ party, documentIds }) => `${party.name} ${documentIds.join()}`);
  return [names(companies), names(clients)];
}

test('the seller and the clients of documents are entry, each with its documents', () => {
  const documents = [
    document('7'),
    document('3', { buyer: jean }),
    document('4', { buyer: { ...jean, name: 'jean martin' } }),
  ];
  const missing = listMissing(documents, NONE, TODAY);
  expect(show(missing)).toEqual([[`${seller.name} 7,4,3`], [`${buyer.name} 7`, 'jean martin 4,3']]);
  expect(missing.companies[0]?.numbering['facture-tva']).toEqual({
    ...{ pattern: 'F-{AAAA}-{NNNN}', start: 8 },
  });
});

test('who has an entry, one that may be it, or a document that counts for it is not entry', () => {
  const entry = (id: string, name: string, postalCode: string) => ({
    ...{ id, name, city: '', address: { postalCode } },
  });
  const companies = [{ ...entry('a', 'Autre nom', ''), siren: seller.siren, siret: seller.siret }];
  const documents = [document('7', { clientId: 'b' }), document('3', { buyer: jean })];
  const known = { companies, clients: [entry('c', 'Jean MARTIN', '69001')] };
  expect(show(listMissing(documents, known, TODAY))).toEqual([[], []]);
  const elsewhere = { companies, clients: [entry('c', 'Jean Martin', '75011')] };
  expect(show(listMissing(documents, elsewhere, TODAY))).toEqual([[], ['Jean Martin 3']]);
  const nowhere = { ...jean, address: { ...jean.address, postalCode: '' } };
  const twin = { companies, clients: [entry('c', 'Jean Martin', '')] };
  expect(show(listMissing([document('3', { buyer: nowhere })], twin, TODAY))).toEqual([[], []]);
});

test('nobody without a name, or who refuses to be named, is entry', () => {
  const documents = [
    document('1', { buyer: { ...jean, name: '  ' } }),
    document('2', { buyer: { ...jean, refusesName: true }, seller: { ...seller, name: '' } }),
    document('3', { companyId: 'a', clientId: 'b' }),
  ];
  expect(show(listMissing(documents, NONE, TODAY))).toEqual([[`${seller.name} 1`], []]);
});

test('a number that is only typed teaches no numbering, and a false value is left out', () => {
  const typed = document('9', { isIssued: false, buyer: { ...jean, email: 'jean@' } });
  const { companies, clients } = listMissing([typed], NONE, TODAY);
  expect(companies[0]?.numbering).toEqual({});
  expect(clients[0]?.party).not.toHaveProperty('email');
  expect(clients[0]?.mistakes).toMatchObject([{ path: 'buyer.email', value: 'jean@' }]);
});
