import { expect, test } from 'vitest';
import { completeDraft, type Edit } from '#documents/law/rules/judge.test.support.ts';
import { VAT_REGIMES, type VatRegime } from '#documents/model/vat-regime.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { classifyVat, isUnnumberedFranchise } from './classify-vat.ts';

const ZERO_ROW = { rate: 0 as Percent, isDisbursement: false };
const OUTLAY_ROW = { rate: 0 as Percent, isDisbursement: true };

function classify(vatRegime: VatRegime, row = ZERO_ROW, edit: Edit = () => undefined) {
  const draft = completeDraft((changed) => {
    changed.vatRegime = vatRegime;
    edit(changed);
  });
  return classifyVat(draft, row);
}

test('a rate above zero is standard, without a reason (BR-S-10)', () => {
  expect(classify('normal', { rate: 550 as Percent, isDisbursement: false })).toEqual({
    category: 'S',
  });
});

test('zero in the common regime is exempt with the reason of the line, else of the document', () => {
  const exemption = { code: 'VATEX-FR-CGI261-4', reason: 'Cours' };
  expect(classifyVat(completeDraft(), { ...ZERO_ROW, exemption })).toEqual({
    category: 'E',
    exemption,
  });
  expect(
    classify('normal', ZERO_ROW, (draft) => {
      draft.exemption = exemption;
    }),
  ).toEqual({ category: 'E', exemption });
  expect(classify('normal')).toEqual({
    category: 'E',
    exemption: { reason: 'Exonération de TVA' },
  });
});

test('franchise is E with a VAT number, Z without a reason when there is none', () => {
  expect(classify('franchise')).toEqual({
    category: 'E',
    exemption: { code: 'VATEX-FR-FRANCHISE', reason: 'TVA non applicable, article 293 B du CGI' },
  });
  expect(
    classify('franchise', ZERO_ROW, (draft) => {
      draft.seller.vatNumber = undefined;
    }),
  ).toEqual({ category: 'Z' });
  expect(isUnnumberedFranchise(completeDraft())).toBe(false);
});

test('each regime has its category and its code', () => {
  const codes = VAT_REGIMES.map((regime) => {
    const { category, exemption } = classify(regime);
    return `${regime} ${category} ${exemption?.code ?? ''}`.trim();
  });
  expect(codes).toEqual([
    'normal E',
    'franchise E VATEX-FR-FRANCHISE',
    'reverse-charge-works AE VATEX-EU-AE',
    'eu-services AE VATEX-EU-AE',
    'eu-goods K VATEX-EU-IC',
    'eu-triangular AE VATEX-EU-AE',
    'one-stop-shop S',
    'export G VATEX-EU-G',
    'non-eu-services O VATEX-EU-O',
    'exempt E',
    'margin-used E VATEX-EU-F',
    'margin-art E VATEX-EU-I',
    'margin-antiques E VATEX-EU-J',
    'margin-travel E VATEX-EU-D',
    'no-vat-territory O VATEX-EU-O',
    'net-of-tax E VATEX-FR-CNWVAT',
  ]);
});

test('outlays are exempt, but in a document outside the scope (BR-O-11)', () => {
  const outlay = {
    category: 'E',
    exemption: { code: 'VATEX-EU-79-C', reason: 'Débours, article 267, II-2° du CGI' },
  };
  expect(classify('normal', OUTLAY_ROW)).toEqual(outlay);
  expect(classify('eu-goods', OUTLAY_ROW)).toEqual(outlay);
  expect(
    classify('franchise', OUTLAY_ROW, (draft) => {
      draft.seller.vatNumber = undefined;
    }),
  ).toEqual(outlay);
  expect(classify('non-eu-services', OUTLAY_ROW)).toMatchObject({
    category: 'O',
    exemption: { code: 'VATEX-EU-O' },
  });
});

test('goods sent to an overseas department cite article 294', () => {
  const toReunion: Edit = (draft) => {
    draft.buyer.address.postalCode = '97400';
  };
  expect(classify('export', ZERO_ROW, toReunion).exemption?.reason).toBe(
    'Exonération de TVA, article 294 du CGI',
  );
  expect(classify('export').exemption?.reason).toBe('Exonération de TVA, article 262, I du CGI');
});

test('goods of an overseas department cite article 294 inside France, 262 elsewhere', () => {
  const fromReunion =
    (country: string, postalCode: string): Edit =>
    (draft) => {
      draft.seller.address.postalCode = '97400';
      Object.assign(draft.buyer.address, { country, postalCode });
    };
  const reasonTo = (country: string, postalCode = '') =>
    classify('export', ZERO_ROW, fromReunion(country, postalCode)).exemption?.reason;
  expect(reasonTo('FR', '75011')).toBe('Exonération de TVA, article 294 du CGI');
  expect(reasonTo('FR', '97300')).toBe('Exonération de TVA, article 294 du CGI');
  expect(reasonTo('DE', '10115')).toBe('Exonération de TVA, article 262, I du CGI');
  expect(reasonTo('MU')).toBe('Exonération de TVA, article 262, I du CGI');
});

test('a consumer outside the Union is under article 259 B', () => {
  const toConsumer: Edit = (draft) => {
    draft.buyer.kind = 'individual';
  };
  expect(classify('non-eu-services', ZERO_ROW, toConsumer).exemption?.reason).toBe(
    'TVA non applicable, article 259 B du CGI',
  );
});
