import { expect, test } from 'vitest';
import { subtypeOf } from '#documents/model/kind.ts';
import { KIND_NAMES, type KindName, SUBTYPES_OF, subtypesOf } from '#documents/model/subtypes.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { kinds, requireKind } from './index.ts';

test('every name has its kind, and every kind its natures', () => {
  for (const name of KIND_NAMES) {
    expect(requireKind(name).name).toBe(name);
    expect(Object.keys(requireKind(name).subtypes).sort()).toEqual([...SUBTYPES_OF[name]].sort());
  }
});

test('the two kinds of invoice share the regimes, but for those that tax and the franchise', () => {
  expect(kinds['facture-tva'].vatRegimes[0]).toBe('normal');
  expect(kinds['facture-auto-entrepreneur'].vatRegimes[0]).toBe('franchise');
  expect(VAT_REGIMES.filter((regime) => !kinds['facture-tva'].vatRegimes.includes(regime))).toEqual(
    ['franchise', 'net-of-tax'],
  );
  expect(
    VAT_REGIMES.filter((regime) => !kinds['facture-auto-entrepreneur'].vatRegimes.includes(regime)),
  ).toEqual(['normal', 'one-stop-shop', 'net-of-tax']);
});

test('what gives money back, or only proves, ends the chain; a quote begins it', () => {
  const followUps = (name: KindName) =>
    subtypesOf(name).map((subtype) => subtypeOf(requireKind(name), subtype).followUps);
  expect([...followUps('avoir'), ...followUps('recu')].flat()).toEqual([]);
  for (const followUp of followUps('devis')) expect(followUp).toContain('deposit');
  const kind = requireKind('facture-tva');
  expect(subtypeOf(kind, 'proforma').followUps).toEqual([]);
  expect(subtypeOf(kind, 'deposit').followUps).not.toContain('next-month');
});

test('type codes are those that France accepts; a proforma has none', () => {
  const codes = (name: KindName) =>
    subtypesOf(name).map((subtype) => {
      const { typeCode, isInvoice } = subtypeOf(requireKind(name), subtype);
      expect(isInvoice).toBe(typeCode !== null);
      return `${subtype} ${typeCode}`;
    });
  expect(codes('facture-tva')).toEqual([
    'standard 380',
    'deposit 386',
    'final 380',
    'situation 380',
    'corrective 384',
    'note 380',
    'proforma null',
    'self-billed 389',
    'factored 393',
  ]);
  expect(codes('avoir')).toEqual([
    'standard 381',
    'full 381',
    'commercial 381',
    'deposit 503',
    'rebate 262',
    'self-billed 261',
    'factored 396',
  ]);
  expect(codes('devis')).toEqual(['standard null', 'order null', 'amendment null']);
});
