import { expect, test } from 'vitest';
import { dueLimitOf } from './payment-delays.ts';
import { completeDraft } from './rules/judge.test.support.ts';

test('between companies 60 days, or both readings of 45 days end of month where that is agreed', () => {
  const limit = (issueDate: string, terms?: string, dueDate = '') =>
    dueLimitOf(
      completeDraft((draft) => {
        draft.issueDate = issueDate;
        draft.dueDate = dueDate;
        draft.payment.terms = terms;
      }),
    ).date;
  const terms = 'Paiement à 45 jours fin de mois';
  expect(limit('2026-11-01')).toBe('2026-12-31');
  expect(limit('2026-11-01', terms)).toBe('2027-01-14'); // end of month, then 45 days
  expect(limit('2026-11-20')).toBe('2027-01-19');
  expect(limit('2026-11-20', terms)).toBe('2027-01-31'); // 45 days, then end of month
  expect(limit('2026-01-31', terms)).toBe('2026-04-01'); // 60 days
  // This exact day can only come from a choice of « fin de mois ».
  expect(limit('2026-11-20', undefined, '2027-01-31')).toBe('2027-01-31');
  expect(limit('2026-11-20', undefined, '2027-01-30')).toBe('2027-01-19');
});

test('transport is paid within 30 days', () => {
  const limit = dueLimitOf(
    completeDraft((draft) => {
      draft.seller.naf = '49.41A';
    }),
  );
  expect(limit).toEqual({
    date: '2026-12-20',
    rule: '30 jours pour le transport et la location de véhicules',
  });
});

test.each([
  ['10.11Z', { date: '2026-11-18' }, '2026-12-08', /^20 jours après la livraison pour le bétail/],
  ['46.32A', { date: '2026-11-18' }, '2026-12-08', /viandes/],
  ['11.01Z', { date: '2026-11-02' }, '2026-12-30', /^30 jours fin de mois.*alcools$/],
  ['10.51A', { date: '2026-11-18' }, '2026-12-18', /périssables/],
  ['46.31Z', { start: '2026-11-01', end: '2026-11-09' }, '2026-12-10', /périssables/],
  ['46.31Z', { start: '2026-11-11', end: '2026-11-20' }, '2026-12-20', /périssables/],
  ['46.31Z', { start: '2026-10-21', end: '2026-10-28' }, '2026-11-30', /périssables/],
  ['11.02A', { date: '2026-11-18' }, '2027-01-31', /^60 jours/],
])('the trade %s is paid within its own delay', (naf, supply, date, rule) => {
  const limit = dueLimitOf(
    completeDraft((draft) => {
      draft.seller.naf = naf;
      draft.supply = supply;
    }),
  );
  expect(limit.date).toBe(date);
  expect(limit.rule).toMatch(rule);
});

test('a public buyer pays within 30 days, a hospital within 50, a public company within 60', () => {
  const limit = (publicBody?: 'hospital' | 'company') =>
    dueLimitOf(
      completeDraft((draft) => {
        draft.buyer.kind = 'public';
        draft.buyer.publicBody = publicBody;
      }),
    );
  expect(limit()).toEqual({
    date: '2026-12-20',
    rule: '30 jours après la demande de paiement, pour l’État, une collectivité ou un établissement public',
  });
  expect(limit('hospital')).toEqual({
    date: '2027-01-09',
    rule: '50 jours après la demande de paiement, pour un établissement public de santé',
  });
  expect(limit('company')).toEqual({
    date: '2027-01-19',
    rule: '60 jours après la demande de paiement, pour une entreprise publique',
  });
});

test('what kind of body it is says nothing of another buyer', () => {
  const limit = dueLimitOf(
    completeDraft((draft) => {
      draft.buyer.publicBody = 'hospital';
    }),
  );
  expect(limit.rule).toBe('60 jours, ou 45 jours fin de mois si le contrat le prévoit');
});
