import { expect, test } from 'vitest';
import { KIND_NAMES, SUBTYPES } from '#documents/model/draft.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { kinds, requireKind } from './index.ts';

test('every name has its kind, and every kind its natures', () => {
  for (const name of KIND_NAMES) {
    expect(requireKind(name).name).toBe(name);
    expect(Object.keys(requireKind(name).subtypes).sort()).toEqual([...SUBTYPES].sort());
  }
});

test('the two kinds share the regimes, but for taxing and franchise', () => {
  expect(kinds['facture-tva'].vatRegimes[0]).toBe('normal');
  expect(kinds['facture-auto-entrepreneur'].vatRegimes[0]).toBe('franchise');
  expect(VAT_REGIMES.filter((regime) => !kinds['facture-tva'].vatRegimes.includes(regime))).toEqual(
    ['franchise'],
  );
  expect(
    VAT_REGIMES.filter((regime) => !kinds['facture-auto-entrepreneur'].vatRegimes.includes(regime)),
  ).toEqual(['normal']);
});

test('type codes are those that France accepts; a proforma has none', () => {
  const { subtypes } = requireKind('facture-tva');
  expect(SUBTYPES.map((subtype) => `${subtype} ${subtypes[subtype].typeCode}`)).toEqual([
    'standard 380',
    'deposit 386',
    'final 380',
    'corrective 384',
    'note 380',
    'proforma null',
    'self-billed 389',
  ]);
  expect(SUBTYPES.filter((subtype) => !subtypes[subtype].isInvoice)).toEqual(['proforma']);
});
