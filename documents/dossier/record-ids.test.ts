import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { keepRecordIds, recordIdsOf } from './record-ids.ts';

const from = requireDraft(samples.menuisier);
const ids = { clientId: 'client', companyId: 'company' };
const keep = (change: { buyer?: object; seller?: object }) =>
  keepRecordIds(ids, {
    from,
    to: {
      ...from,
      buyer: { ...from.buyer, ...change.buyer },
      seller: { ...from.seller, ...change.seller },
    },
  });

test('an address or an e-mail that changes changes nobody', () => {
  const address = { ...from.buyer.address, city: 'Nice' };
  expect(keep({ buyer: { address, email: 'a@exemple.fr' }, seller: { phone: '01' } })).toEqual(ids);
});

test('a buyer that is named anew is nobody of the account yet', () => {
  expect(keep({ buyer: { name: 'Zoé Elan' } })).toEqual({ companyId: 'company' });
});

test('a seller of another name or of another SIREN is another company', () => {
  expect(keep({ seller: { name: 'Zinguerie Morel' } })).toEqual({ clientId: 'client' });
  expect(keep({ seller: { siren: '404833048', siret: undefined } })).toEqual({
    clientId: 'client',
  });
});

test('an id that is not there has no key', () => {
  expect(Object.keys(recordIdsOf({ clientId: null, companyId: undefined }))).toEqual([]);
  expect(keepRecordIds({}, { from, to: from })).toEqual({});
});
