import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';
import { toBuyer, toDelivery, toPayee, toSeller, toTaxRepresentative } from './parties.ts';

function makeDraft(changes: Partial<DraftInput> = {}): Draft {
  const parsed = parseDraft({ ...graphiste, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.draft;
}

function sellerOf(changes: Partial<DraftInput['seller']>) {
  return toSeller(makeDraft({ seller: { ...graphiste.seller, ...changes } }).seller, false);
}

function buyerOf(changes: Partial<DraftInput['buyer']>) {
  return toBuyer(
    makeDraft({ buyer: { kind: 'business', name: 'Client SAS', ...changes } }).buyer,
    false,
  );
}

test('a sole trader is named « EI » and identified by SIREN and SIRET', () => {
  expect(sellerOf({})).toMatchObject({
    name: 'Léa Bonnefoy\u00a0EI',
    siret: '44262932500014',
    siren: '442629325',
    electronicAddress: '442629325',
    electronicScheme: '0225',
  });
});

test('without a VAT number the SIREN is the tax registration', () => {
  expect(sellerOf({})).toMatchObject({ taxNumber: '442629325' });
  expect(sellerOf({ vatNumber: 'FR12442629325' })).toMatchObject({ vatNumber: 'FR12442629325' });
  expect(sellerOf({ vatNumber: 'FR12442629325' }).taxNumber).toBeUndefined();
});

test('outside the scope of VAT no party shows a VAT number', () => {
  const draft = makeDraft({
    seller: { ...graphiste.seller, vatNumber: 'FR12442629325' },
    buyer: { kind: 'foreign-business', name: 'Acme', vatNumber: 'CHE123456789' },
  });
  expect(toSeller(draft.seller, true)).not.toHaveProperty('vatNumber');
  expect(toSeller(draft.seller, true)).not.toHaveProperty('taxNumber');
  expect(toBuyer(draft.buyer, true).vatNumber).toBeUndefined();
});

test('a SIRET of another company is left out', () => {
  expect(buyerOf({ siren: '404833048', siret: '73282932000074' }).siret).toBeUndefined();
  expect(buyerOf({ siren: '404833048', siret: '40483304800022' }).siret).toBe('40483304800022');
});

test('the electronic address is the one given, else the directory, else the e-mail', () => {
  expect(buyerOf({ electronicAddress: '0225:404833048_COMPTA' })).toMatchObject({
    electronicAddress: '404833048_COMPTA',
    electronicScheme: '0225',
  });
  expect(buyerOf({ electronicAddress: 'compta@client.fr' })).toMatchObject({
    electronicScheme: 'EM',
  });
  expect(buyerOf({ electronicAddress: '404833048_COMPTA' })).toMatchObject({
    electronicScheme: '0225',
  });
  expect(buyerOf({ siren: '404833048', email: 'a@client.fr' })).toMatchObject({
    electronicAddress: '404833048',
  });
  expect(buyerOf({ email: 'a@client.fr' })).toMatchObject({
    electronicAddress: 'a@client.fr',
    electronicScheme: 'EM',
  });
  expect(buyerOf({})).not.toHaveProperty('electronicAddress');
});

test('an e-mail that is none is not in the file: no contact (BT-43, BT-58) and no address', () => {
  for (const party of [sellerOf({ email: 'pas un mail' }), buyerOf({ email: 'pas un mail' })]) {
    expect(JSON.stringify(party)).not.toContain('pas un mail');
    expect(party.electronicScheme).not.toBe('EM');
  }
  expect(sellerOf({ email: 'pas un mail', phone: '0612345678' }).contact).toMatchObject({
    phone: '0612345678',
    email: undefined,
  });
});

test('a public service is addressed by its establishment and its routing code', () => {
  const party = buyerOf({ kind: 'public', siret: '21690123100011', routingCode: 'FACTURES' });
  expect(party.electronicAddress).toBe('216901231_21690123100011_FACTURES');
  expect(party.routingCode).toBeUndefined();
});

test('a buyer has one identifier: its establishment, else its service, else its code in our books', () => {
  const siret = '21690123100011';
  const both = { routingCode: 'FACTURES', customerCode: 'C-12' };
  expect(buyerOf({ ...both, siret })).not.toHaveProperty('id');
  expect(buyerOf(both)).toMatchObject({ routingCode: 'FACTURES' });
  expect(buyerOf(both)).not.toHaveProperty('id');
  expect(buyerOf({ customerCode: 'C-12' })).toMatchObject({ id: 'C-12' });
});

test('a consumer who refuses to be named is not', () => {
  expect(buyerOf({ kind: 'individual', name: 'Mme Durand', refusesName: true }).name).toBe(
    'Particulier',
  );
});

test('a person and a department share the name of the contact', () => {
  expect(buyerOf({ contactName: 'Jo Blanc', department: 'Comptabilité' }).contact).toMatchObject({
    name: 'Comptabilité, Jo Blanc',
  });
  expect(buyerOf({}).contact).toBeUndefined();
});

test('the single taxable person comes before a fiscal representative', () => {
  const vatGroup = { name: 'Groupe', siren: '552100554', vatNumber: 'FR12552100554' };
  const taxRepresentative = { name: 'Représentant', vatNumber: 'FR83404833048' };
  const { seller } = makeDraft({ seller: { ...graphiste.seller, vatGroup, taxRepresentative } });
  expect(toTaxRepresentative(seller)).toMatchObject({ name: 'Groupe', vatNumber: 'FR12552100554' });
  expect(toTaxRepresentative(seller)?.siren).toBeUndefined();
  expect(toSeller(seller, false).vatGroupSiren).toBe('552100554');
});

test('the payee is somebody else than the seller', () => {
  expect(toPayee(makeDraft({ payee: { name: 'Factor SA', siren: '552100554' } }))).toEqual({
    name: 'Factor SA',
    siren: '552100554',
  });
  expect(toPayee(makeDraft({ payee: { name: 'Léa Bonnefoy\u00a0EI' } }))).toBeUndefined();
});

test('goods inside the Union go to the buyer unless another address says otherwise', () => {
  const buyer = {
    kind: 'eu-business',
    name: 'Kanal',
    address: { city: 'Berlin', country: 'DE' },
  } as const;
  expect(toDelivery(makeDraft({ vatRegime: 'eu-goods', buyer }))?.address).toMatchObject({
    city: 'Berlin',
    country: 'DE',
  });
  const deliveryAddress = { name: 'Lager', city: 'Wien', country: 'AT' };
  expect(toDelivery(makeDraft({ vatRegime: 'eu-goods', buyer, deliveryAddress }))).toMatchObject({
    name: 'Lager',
    address: { country: 'AT' },
  });
  expect(toDelivery(makeDraft({}))).toBeUndefined();
});
