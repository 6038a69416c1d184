import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { followAccount } from './follow-account.ts';

const blank = createBlankDraft('facture-tva');
const withIban = (iban: string | undefined) => ({ ...blank, seller: { ...blank.seller, iban } });
const pay = (means: (typeof blank)['payment']['means']) => {
  const draft = withIban('FR7');
  return { ...draft, payment: { ...draft.payment, means } };
};

test('the first account brings the transfer, beside what was chosen', () => {
  expect(followAccount(blank, withIban('F')).payment.means).toEqual(['transfer']);
  expect(followAccount(blank, pay(['cheque'])).payment.means).toEqual(['transfer', 'cheque']);
});

test('the account of a payee brings it too', () => {
  const factored = { ...blank, payee: { name: '', iban: 'F' } };
  expect(followAccount(blank, factored).payment.means).toEqual(['transfer']);
});

test('an account that is changed or removed brings nothing back', () => {
  const refused = withIban('FR76');
  expect(followAccount(withIban('FR7'), refused)).toBe(refused);
  expect(followAccount(withIban('FR7'), blank)).toBe(blank);
});

test('what is paid already waits for no transfer', () => {
  const paid = pay(['paid']);
  expect(followAccount(blank, paid)).toBe(paid);
});
