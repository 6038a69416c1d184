import { expect, test } from 'vitest';
import type { Seller } from '#documents/model/fields/party.ts';
import {
  buyerIdentityLines,
  displayName,
  formatLegalForm,
  formatRegistry,
  identityFooter,
  identityLines,
} from './identity.ts';
import { completeDraft } from './rules/judge.test.support.ts';

function seller(change: Partial<Seller> = {}): Seller {
  return { ...completeDraft().seller, ...change };
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

const soleTrader = { kind: 'sole-trader', legalForm: undefined, shareCapital: undefined } as const;

test('a sole trader is called EI, once', () => {
  expect(plain(displayName(seller({ ...soleTrader, name: 'Jean Martin' })))).toBe('Jean Martin EI');
  for (const name of ['Jean Martin EI', 'EI Jean Martin', 'Jean Martin, entrepreneur individuel']) {
    expect(displayName(seller({ ...soleTrader, name }))).toBe(name);
  }
  expect(displayName(seller({ ...soleTrader, name: '' }))).toBe('');
});

test('a name that holds the letters is not yet called EI', () => {
  expect(plain(displayName(seller({ ...soleTrader, name: 'Anne Leïla' })))).toBe('Anne Leïla EI');
  expect(plain(displayName(seller({ ...soleTrader, name: 'Reine Eiffel' })))).toBe(
    'Reine Eiffel EI',
  );
});

test('a liberal profession is EI unless it has a company', () => {
  expect(
    plain(displayName(seller({ kind: 'liberal', legalForm: undefined, name: 'Me Roy' }))),
  ).toBe('Me Roy EI');
  expect(displayName(seller({ kind: 'liberal', legalForm: 'SELARL', name: 'Cabinet Roy' }))).toBe(
    'Cabinet Roy',
  );
  expect(displayName(seller())).toBe('Atelier Dupont');
});

test('the legal form says its capital', () => {
  expect(plain(formatLegalForm(seller()))).toBe('SARL au capital de 10 000 €');
  expect(plain(formatLegalForm(seller({ shareCapital: '7622.45' })))).toBe(
    'SARL au capital de 7 622,45 €',
  );
  expect(formatLegalForm(seller({ legalForm: 'SAS', hasVariableCapital: true }))).toBe(
    'SAS à capital variable',
  );
  expect(formatLegalForm(seller({ shareCapital: undefined }))).toBe('SARL');
  expect(plain(formatLegalForm(seller({ legalForm: undefined })))).toBe('Capital de 10 000 €');
  expect(
    formatLegalForm(seller({ kind: 'sci', legalForm: undefined, shareCapital: undefined })),
  ).toBe('Société civile immobilière');
});

test('a company in liquidation says it', () => {
  expect(plain(formatLegalForm(seller({ isInLiquidation: true })))).toBe(
    'SARL au capital de 10 000 €, en liquidation',
  );
  const lines = identityLines(seller({ ...soleTrader, isInLiquidation: true }));
  expect(lines).toContainEqual(
    expect.objectContaining({ text: 'En liquidation', field: 'seller.isInLiquidation' }),
  );
});

test('the register carries the SIREN', () => {
  expect(plain(formatRegistry(seller()))).toBe('RCS Paris 732 829 320');
  expect(plain(formatRegistry(seller({ registry: 'Paris' })))).toBe('RCS Paris 732 829 320');
  expect(plain(formatRegistry(seller({ registry: 'RCS Paris 732 829 320' })))).toBe(
    'RCS Paris 732 829 320',
  );
  expect(plain(formatRegistry(seller({ registry: 'RSAC Lyon' })))).toBe('RSAC Lyon 732 829 320');
  expect(formatRegistry(seller({ registry: undefined }))).toBe('');
});

test('the block lists what identifies the seller, each with its field', () => {
  const lines = identityLines(
    seller({
      naf: '62.01Z',
      rna: 'W751234567',
      identifiers: [{ label: 'Agrément SAP', value: 'SAP732829320' }],
      isLesseeManager: true,
      franchiseBrand: 'Boulange',
    }),
  );
  expect(lines.map(({ text, field }) => `${field} = ${plain(text)}`)).toEqual([
    'seller.legalForm = SARL au capital de 10 000 €',
    'seller.siret = SIRET 732 829 320 00074',
    'seller.registry = RCS Paris 732 829 320',
    'seller.vatNumber = N° TVA FR44732829320',
    'seller.rna = RNA W751234567',
    'seller.naf = APE 62.01Z',
    'seller.identifiers[0].value = Agrément SAP SAP732829320',
    'seller.isLesseeManager = Locataire-gérant',
    'seller.franchiseBrand = Commerçant indépendant, franchisé de la marque Boulange',
  ]);
});

test('the footer is the identity in one line', () => {
  expect(plain(identityFooter(seller()))).toBe(
    'Atelier Dupont · SARL au capital de 10 000 € · RCS Paris 732 829 320 · TVA FR44732829320',
  );
  const trader = seller({
    ...soleTrader,
    name: 'Jean Martin',
    registry: undefined,
    vatNumber: undefined,
    siret: undefined,
    siren: '732829320',
  });
  expect(plain(identityFooter(trader))).toBe('Jean Martin EI · SIREN 732 829 320');
});

test('a company that buys shows its numbers, a consumer never does', () => {
  const { buyer } = completeDraft();
  const texts = buyerIdentityLines(buyer, 'normal').map(({ text }) => plain(text));
  expect(texts).toEqual(['SIREN 404 833 048', 'N° TVA FR83404833048']);
  expect(buyerIdentityLines({ ...buyer, kind: 'individual' }, 'normal')).toEqual([]);
});

test('a French number keeps its name where goods come from an overseas department', () => {
  const texts = buyerIdentityLines(completeDraft().buyer, 'export').map(({ text }) => plain(text));
  expect(texts).toContain('N° TVA FR83404833048');
});

test('outside the Union a number is a tax number', () => {
  const { buyer } = completeDraft();
  const lines = buyerIdentityLines(
    { ...buyer, siren: undefined, vatNumber: 'CHE123456789' },
    'non-eu-services',
  );
  expect(lines).toEqual([{ text: 'N° fiscal CHE123456789', field: 'buyer.vatNumber' }]);
});
