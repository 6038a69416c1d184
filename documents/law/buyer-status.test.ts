import { expect, test } from 'vitest';
import { BUYER_KINDS } from '#documents/model/fields/party.ts';
import {
  isDomesticBusiness,
  isForeignBusiness,
  isProfessional,
  withholdsName,
} from './buyer-status.ts';
import { completeDraft } from './rules/judge.test.support.ts';

const { buyer } = completeDraft();

test('everybody but a consumer is owed the mentions between professionals', () => {
  expect(BUYER_KINDS.filter((kind) => !isProfessional({ ...buyer, kind }))).toEqual(['individual']);
});

test('only a note to a consumer leaves a name out', () => {
  const refusing = { ...buyer, kind: 'individual', refusesName: true } as const;
  expect(withholdsName({ subtype: 'note', buyer: refusing })).toBe(true);
  expect(withholdsName({ subtype: 'standard', buyer: refusing })).toBe(false);
  expect(withholdsName({ subtype: 'note', buyer: { ...refusing, kind: 'business' } })).toBe(false);
  expect(withholdsName({ subtype: 'note', buyer: { ...refusing, refusesName: false } })).toBe(
    false,
  );
});

test('a company of Monaco is a foreign one unless it has a SIREN', () => {
  const address = { ...buyer.address, country: 'MC' };
  const known = { ...buyer, address, siren: '404833048', siret: undefined };
  expect([isDomesticBusiness(known), isForeignBusiness(known)]).toEqual([true, false]);
  const unknown = { ...known, siren: undefined };
  expect([isDomesticBusiness(unknown), isForeignBusiness(unknown)]).toEqual([false, true]);
});

test('the reform is for companies where French VAT applies', () => {
  expect(isDomesticBusiness(buyer)).toBe(true);
  expect(isDomesticBusiness({ ...buyer, kind: 'association' })).toBe(false);
  expect(isDomesticBusiness({ ...buyer, address: { ...buyer.address, country: 'GF' } })).toBe(
    false,
  );
  expect(isDomesticBusiness({ ...buyer, address: { ...buyer.address, country: 'DE' } })).toBe(
    false,
  );
});
