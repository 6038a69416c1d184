import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';
import { toBuyer, toSeller } from './parties.ts';
import { treatmentOf } from './treatment.ts';

function treatment(
  buyer: Partial<DraftInput['buyer']>,
  isOutsideReporting = false,
  changes: Partial<DraftInput> = {},
): string | null {
  const parsed = parseDraft({
    ...graphiste,
    ...changes,
    buyer: { kind: 'business', name: 'Client', ...buyer },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return treatmentOf(parsed.draft, {
    seller: toSeller(parsed.draft.seller, false),
    buyer: toBuyer(parsed.draft.buyer, false),
    isOutsideReporting,
  });
}

test('a French company in the directory is B2B', () => {
  expect(treatment({ siren: '404833048' })).toBe('B2B');
});

test('without its SIREN, or with an address elsewhere than in the directory, nothing is claimed', () => {
  expect(treatment({})).toBeNull();
  expect(treatment({ siren: '404833048', electronicAddress: 'EM:a@client.fr' })).toBeNull();
});

test('abroad, and in Guyane and Mayotte, the sale is international', () => {
  expect(treatment({ kind: 'eu-business' })).toBe('B2BINT');
  expect(treatment({ kind: 'foreign-business' })).toBe('B2BINT');
  expect(treatment({ siren: '404833048', address: { postalCode: '97300', city: 'Cayenne' } })).toBe(
    'B2BINT',
  );
});

test('a company of Monaco is abroad, unless it has a SIREN', () => {
  const address = { country: 'MC', city: 'Monaco' };
  expect(treatment({ address })).toBe('B2BINT');
  expect(treatment({ address, siren: '404833048' })).toBe('B2B');
});

test('a consumer is B2C, at home or abroad', () => {
  expect(treatment({ kind: 'individual' })).toBe('B2C');
  expect(treatment({ kind: 'individual', address: { country: 'CH' } })).toBe('B2CINT');
});

test('public buyers and associations have no treatment of their own', () => {
  expect(treatment({ kind: 'public', siren: '404833048' })).toBeNull();
  expect(treatment({ kind: 'association', siren: '404833048' })).toBeNull();
});

test('what the law exempts from 261 to 261 E is out of scope', () => {
  expect(treatment({ siren: '404833048' }, true)).toBe('OUTOFSCOPE');
});

test('who writes for the seller claims nothing while the seller is reached elsewhere (BR-FR-22)', () => {
  const buyer = { siren: '404833048' };
  const seller = { ...graphiste.seller, electronicAddress: 'EM:contact@example.fr' };
  expect(treatment(buyer, false, { subtype: 'self-billed' })).toBe('B2B');
  expect(treatment(buyer, false, { subtype: 'self-billed', seller })).toBeNull();
  expect(treatment(buyer, false, { seller })).toBe('B2B');
});
