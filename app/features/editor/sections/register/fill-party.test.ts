import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { fillParty } from './fill-party.ts';
import { GARANCE } from './garance.test.support.ts';

const draft = requireDraft(samples.menuisier);
const { siren: _siren, siret: _siret, vatNumber: _vatNumber, ...buyer } = draft.buyer;
const seller = {
  kind: 'sole-trader',
  name: '',
  address: draft.seller.address,
} as const;
const empty = { ...draft, seller, buyer: { ...buyer, name: '' } };

test('a company that sells has its form, its activity and its VAT number', () => {
  const { seller: filled } = fillParty({ ...empty, vatRegime: 'normal' }, 'seller', GARANCE);
  expect(filled).toMatchObject({
    kind: 'company',
    legalForm: 'SAS',
    naf: '47.64Z',
    vatNumber: 'FR83404833048',
  });
  expect(filled).not.toHaveProperty('rna');
});

test('a sole trader in franchise has neither form nor VAT number', () => {
  const trader = { ...GARANCE, legal_category: '1000', name: 'KARIM BENALI' };
  const { seller: filled } = fillParty({ ...empty, vatRegime: 'franchise' }, 'seller', trader);
  expect(filled).toMatchObject({ kind: 'sole-trader', name: 'Karim Benali' });
  expect(filled).not.toHaveProperty('legalForm');
  expect(filled).not.toHaveProperty('vatNumber');
});

test('who practises alone or as an agent stays so; a form that is typed stays', () => {
  const kindAfter = (kind: 'liberal' | 'agent', legal_category: string) =>
    fillParty({ ...empty, seller: { ...seller, kind } }, 'seller', { ...GARANCE, legal_category })
      .seller;
  expect(kindAfter('liberal', '1000').kind).toBe('liberal');
  expect(kindAfter('liberal', '1000')).not.toHaveProperty('legalForm');
  expect(kindAfter('agent', '5710')).toMatchObject({ kind: 'agent', legalForm: 'SAS' });
  const typed = { ...seller, kind: 'company', siren: GARANCE.siren, legalForm: 'SASU' } as const;
  expect(fillParty({ ...empty, seller: typed }, 'seller', GARANCE).seller.legalForm).toBe('SASU');
});

test('an association has its number of the RNA', () => {
  const club = { ...GARANCE, legal_category: '9220', association_number: 'W751234567' };
  expect(fillParty(empty, 'seller', club).seller).toMatchObject({
    kind: 'association',
    rna: 'W751234567',
  });
});

test('a client is of the kind that its category says', () => {
  const buyerOf = (legal_category: string | null, kind: 'business' | 'public' = 'business') =>
    fillParty({ ...empty, buyer: { ...empty.buyer, kind } }, 'buyer', {
      ...GARANCE,
      legal_category,
    }).buyer;
  expect(buyerOf('5710', 'public')).toMatchObject({
    kind: 'business',
    vatNumber: 'FR83404833048',
  });
  expect(buyerOf('7210')).toMatchObject({ kind: 'public', siret: GARANCE.siret });
  expect(buyerOf('7210')).not.toHaveProperty('vatNumber');
  expect(buyerOf('7364').publicBody).toBe('hospital');
  expect(buyerOf(null, 'public').kind).toBe('public');
});
