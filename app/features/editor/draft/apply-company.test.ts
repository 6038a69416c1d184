import { expect, test } from 'vitest';
import type { Company } from '#app/data/account/records/company-row.ts';
import type { Draft, KindName } from '#documents';
import { applyCompany, withoutTextsOf } from './apply-company.ts';
import { createNewDraft } from './new-draft.ts';

test('a company fills its identity, style, conditions, texts and first number', () => {
  const filled = applyCompany(start('facture-tva'), company(), KNOWN);
  expect(filled).toMatchObject({
    number: 'FA-2026-042',
    seller: { name: 'Atelier Dupont' },
    style: { template: 'moderne' },
    notes: 'Merci.',
    terms: 'Nos conditions.',
    payment: { means: ['transfer'], latePenalty: { percent: '12' }, terms: 'Sous huit jours.' },
    vatOnDebits: true,
    vatRegime: 'normal',
  });
});

test('the texts of the document stay, and so does a payment that was received', () => {
  const draft = start('facture-tva', {
    notes: 'À vous.',
    payment: { ...start('facture-tva').payment, means: ['paid'] },
  });
  const filled = applyCompany(draft, company(), KNOWN);
  expect(filled).toMatchObject({ notes: 'À vous.', payment: draft.payment });
});

test('a series that has begun keeps its own notation', () => {
  const series = '732829320 · F';
  const given = [{ key: 'k', series, number: 'F-2026-0007', issueDate: TODAY, draftId: 'a' }];
  const draft = start('facture-tva', { number: 'X-1' });
  expect(applyCompany(draft, company(), { given, today: TODAY }).number).toBe('F-2026-0008');
});

test('a proforma takes no number of the invoices', () => {
  const draft = start('facture-tva', { subtype: 'proforma' });
  expect(applyCompany(draft, company(), KNOWN).number).toBe('PRO-2026-0001');
});

test('only a kind with or without VAT follows the regime of its company', () => {
  const franchise = company({ vatRegime: 'franchise' });
  expect(applyCompany(start('devis'), franchise, KNOWN).vatRegime).toBe('franchise');
  expect(applyCompany(start('facture-tva'), franchise, KNOWN).vatRegime).toBe('normal');
  const exempt = start('devis', { vatRegime: 'exempt' });
  expect(applyCompany(exempt, franchise, KNOWN).vatRegime).toBe('exempt');
});

test('the texts of a company leave with it, those of the author stay', () => {
  const filled = applyCompany(start('facture-tva'), company(), KNOWN);
  expect(withoutTextsOf({ ...filled, terms: 'Les miennes.' }, company())).toEqual({
    ...start('facture-tva'),
    ...filled,
    payment: { ...filled.payment, terms: undefined },
    notes: undefined,
    terms: 'Les miennes.',
  });
});

test('another company takes a number of its own series', () => {
  const first = applyCompany(start('facture-tva'), company(), KNOWN);
  const other = {
    ...company({ numbering: {} }),
    seller: { ...first.seller, siret: '55210055400013' },
  };
  expect(applyCompany(first, other, KNOWN).number).toBe('F-2026-0001');
});

const TODAY = '2026-11-27';
const KNOWN = { given: [], today: TODAY };

function start(kind: KindName, more: Partial<Draft> = {}): Draft {
  return { ...createNewDraft(kind, { today: TODAY, number: 'F-2026-0001' }), ...more };
}

function company(defaults: Partial<Company['defaults']> = {}): Company {
  const { style, payment } = start('facture-tva');
  return {
    id: '1',
    seller: {
      ...{ kind: 'company', name: 'Atelier Dupont', siret: '73282932000074' },
      iban: 'FR1420041010050500013M02606',
      address: { line1: '1 rue A', postalCode: '75011', city: 'Paris', country: 'FR' },
    },
    style: { ...style, template: 'moderne' },
    defaults: {
      vatRegime: 'normal',
      payment: { ...payment, latePenalty: { percent: '12' }, terms: 'Sous huit jours.' },
      ...{ operation: 'services', vatOnDebits: true },
      ...{ notes: 'Merci.', terms: 'Nos conditions.' },
      numbering: { 'facture-tva': { pattern: 'FA-{AAAA}-{NNN}', start: 42 } },
      ...defaults,
    },
  };
}
