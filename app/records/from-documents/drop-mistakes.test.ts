import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { dropMistakes } from './drop-mistakes.ts';

const { buyer, seller } = requireDraft(samples.menuisier);

test('a party without a mistake stays as it is', () => {
  expect(dropMistakes('buyer', buyer)).toEqual({ party: buyer, mistakes: [] });
});

test('what a form would refuse is left out and told, and the rest is kept', () => {
  const address = { ...buyer.address, postalCode: '6900', country: 'FR' };
  const { email: _email, phone: _phone, ...rest } = buyer;
  const given = { ...rest, email: 'pas un mail', phone: '12', address };
  const { party, mistakes } = dropMistakes('buyer', given);
  expect(mistakes.map(({ path, value }) => [path, value])).toEqual([
    ['buyer.address.postalCode', '6900'],
    ['buyer.email', 'pas un mail'],
    ['buyer.phone', '12'],
  ]);
  expect(party).toEqual({ ...rest, address: { ...address, postalCode: '' } });
});

test('a right value that only looks wrong beside a wrong one is kept', () => {
  const given = { ...seller, siren: '404833049', siret: '40483304800022' };
  const { party, mistakes } = dropMistakes('seller', given);
  expect(mistakes.map(({ path }) => path)).toContain('seller.siren');
  expect(party).not.toHaveProperty('siren');
  expect(party.siret).toBe('40483304800022');
});
