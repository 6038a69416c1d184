import { expect, test } from 'vitest';
import { BUYER_KINDS } from '#documents/model/parts/party.ts';
import { isDomesticBusiness, isProfessional, withholdsName } from './buyer-status.ts';
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
