import { expect, test } from 'vitest';
import type { Company } from '#app/data/account/records/company-row.ts';
import type { Draft, KindName } from '#documents';
import { applyCompany } from './apply-company.ts';
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
    vatRegime: 'normal',
  });
});

test('the texts of the document stay, and so does a payment that was received', () => {
  const draft = start('facture-tva', {
    notes: 'À vous.',
    payment: { ...start('facture-tva').payment, means: ['paid'] },
  });
  const filled = applyCompany(draft, company(), KNOWN);
  expect(filled).toMatchObject({ notes: 'À vous.', payment: { means: ['paid'] } });
});

test('a series that has begun keeps its own notation', () => {
  const series = '732829320 · F';
  const given = [{ key: 'k', series, number: 'F-2026-0007', issueDate: TODAY, draftId: 'a' }];
  const draft = start('facture-tva', { number: '' });
  expect(applyCompany(draft, company(), { given, today: TODAY }).number).toBe('F-2026-0008');
});

test('a proforma takes no number of the invoices', () => {
  const draft = start('facture-tva', { subtype: 'proforma', number: 'PRO-2026-0001' });
  expect(applyCompany(draft, company(), KNOWN).number).toBe('PRO-2026-0001');
});

test('only a kind with or without VAT follows the regime of its company', () => {
  const franchise = company({ vatRegime: 'franchise' });
  expect(applyCompany(start('devis'), franchise, KNOWN).vatRegime).toBe('franchise');
  expect(applyCompany(start('facture-tva'), franchise, KNOWN).vatRegime).toBe('normal');
  const exempt = start('devis', { vatRegime: 'exempt' });
  expect(applyCompany(exempt, franchise, KNOWN).vatRegime).toBe('exempt');
});

test('what only documents know stays as it is', () => {
  const { style, payment } = start('facture-tva');
  const draft = start('facture-tva', {
    ...{ operation: 'goods', vatOnDebits: false },
    style: { ...style, watermark: 'paid' },
    payment: { ...payment, means: ['cheque'], chequeOrder: 'Dupont' },
  });
  expect(applyCompany(draft, company(), KNOWN)).toMatchObject({
    ...{ operation: 'goods', vatOnDebits: false, style: { watermark: 'paid' } },
    payment: { means: ['cheque'], chequeOrder: 'Dupont' },
  });
});

test('the texts of a company leave with it, those of the author stay', () => {
  const first = company();
  const filled = { ...applyCompany(start('facture-tva'), first, KNOWN), terms: 'Les miennes.' };
  const next = company({ notes: 'À bientôt.', terms: 'Les autres.' });
  expect(applyCompany(filled, next, { ...KNOWN, before: first })).toMatchObject({
    ...{ notes: 'À bientôt.', terms: 'Les miennes.' },
    payment: { terms: 'Sous huit jours.' },
  });
});

test('a number that the author wrote or gave stays', () => {
  const written = start('facture-tva', { number: '2026-118' });
  expect(applyCompany(written, company(), KNOWN).number).toBe('2026-118');
  const issued = { ...KNOWN, isIssued: true };
  expect(applyCompany(start('facture-tva'), company(), issued).number).toBe('F-2026-0001');
});

test('another company takes a number of its own series', () => {
  const first = applyCompany(start('facture-tva'), company(), KNOWN);
  const other = {
    ...company({ numbering: {} }),
    seller: { ...first.seller, siret: '55210055400013' },
  };
  expect(applyCompany(first, other, { ...KNOWN, before: company() }).number).toBe('F-2026-0001');
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
