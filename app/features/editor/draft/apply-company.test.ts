import { expect, test } from 'vitest';
import type { Company } from '#app/data/account/records/company-row.ts';
import type { Draft, KindName } from '#documents';
import { applyCompany } from './apply-company.ts';
import { createNewDraft } from './new-draft.ts';

test('a company fills its identity, style, conditions and texts', () => {
  const filled = applyCompany(start('facture-tva'), company());
  expect(filled).toMatchObject({
    seller: { name: 'Atelier Dupont' },
    style: { template: 'moderne' },
    notes: 'Merci.',
    terms: 'Nos conditions.',
    payment: { means: ['transfer'], latePenalty: { percent: '12' }, terms: 'Sous huit jours.' },
    vatRegime: 'normal',
  });
});

test('the texts of the document stay, and so does a payment that was received', () => {
  const draft = start('facture-tva', {
    notes: 'À vous.',
    payment: { ...start('facture-tva').payment, means: ['paid'] },
  });
  const filled = applyCompany(draft, company());
  expect(filled).toMatchObject({ notes: 'À vous.', payment: { means: ['paid'] } });
});

test('only a kind with or without VAT follows the regime of its company', () => {
  const franchise = company({ vatRegime: 'franchise' });
  expect(applyCompany(start('devis'), franchise).vatRegime).toBe('franchise');
  expect(applyCompany(start('facture-tva'), franchise).vatRegime).toBe('normal');
  const exempt = start('devis', { vatRegime: 'exempt' });
  expect(applyCompany(exempt, franchise).vatRegime).toBe('exempt');
});

test('what only documents know stays as it is', () => {
  const { style, payment } = start('facture-tva');
  const draft = start('facture-tva', {
    ...{ operation: 'goods', vatOnDebits: false },
    style: { ...style, watermark: 'paid' },
    payment: { ...payment, means: ['cheque'], chequeOrder: 'Dupont' },
  });
  expect(applyCompany(draft, company())).toMatchObject({
    ...{ operation: 'goods', vatOnDebits: false, style: { watermark: 'paid' } },
    payment: { means: ['cheque'], chequeOrder: 'Dupont' },
  });
});

test('the texts of a company leave with it, those of the author stay', () => {
  const first = company();
  const filled = { ...applyCompany(start('facture-tva'), first), terms: 'Les miennes.' };
  const next = company({ notes: 'À bientôt.', terms: 'Les autres.' });
  expect(applyCompany(filled, next, first)).toMatchObject({
    ...{ notes: 'À bientôt.', terms: 'Les miennes.' },
    payment: { terms: 'Sous huit jours.' },
  });
});

test('the number is not of the company: the account gives it', () => {
  const written = start('facture-tva', { number: '2026-118' });
  expect(applyCompany(written, company()).number).toBe('2026-118');
});

const TODAY = '2026-11-27';

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
