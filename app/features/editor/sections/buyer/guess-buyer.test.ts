import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { withChosenKind, writeBuyer } from './guess-buyer.ts';

const blank: Draft['buyer'] = {
  kind: 'business',
  name: '',
  address: { line1: '', postalCode: '', city: '', country: 'FR' },
};
const first = { usual: 'individual', isChosen: false } as const;

test.each([
  ['404833048', 'business', 'FR'],
  ['404 833 048 00022', 'business', 'FR'],
  ['FR83404833048', 'business', 'FR'],
  ['DE811907980', 'eu-business', 'DE'],
  ['EL123456789', 'eu-business', 'GR'],
  ['CHE-123.456.789', 'foreign-business', 'CH'],
  ['Camille Morel', 'individual', 'FR'],
  ['Cycles Garance SAS', 'business', 'FR'],
  ['Mairie de Nantes', 'public', 'FR'],
  ['Association des parents', 'association', 'FR'],
  ['Villeneuve', 'individual', 'FR'],
])('%s is of a client of kind %s in %s', (typed, kind, country) => {
  const buyer = writeBuyer(blank, typed, first);
  expect(buyer.kind).toBe(kind);
  expect(buyer.address.country).toBe(country);
});

test('each key of a number is kept, and a name typed over it is of the usual kind again', () => {
  const foreign = writeBuyer(blank, 'DE811907980', first);
  expect(foreign).toMatchObject({ name: '', vatNumber: 'DE811907980' });
  const named = writeBuyer(foreign, 'Camille', first);
  expect(named).toEqual({ ...blank, kind: 'individual', name: 'Camille' });
});

test('a kind that was chosen stays, unless a number says another', () => {
  const chosen = { usual: 'association', isChosen: true } as const;
  expect(writeBuyer(blank, 'Cycles Garance SAS', chosen).kind).toBe('association');
  expect(writeBuyer(blank, '404833048', chosen).kind).toBe('association');
  expect(writeBuyer(blank, '404833048', { ...first, isChosen: true }).kind).toBe('business');
  expect(writeBuyer(blank, 'DE811907980', chosen).kind).toBe('eu-business');
});

test.each(['404833048', '1664', 'Camille Morel', 'DE811907980'])(
  '%s stays when its kind is chosen, and when it is chosen back',
  (typed) => {
    const buyer = writeBuyer(blank, typed, { usual: 'business', isChosen: false });
    const person = withChosenKind(buyer, 'individual');
    expect(person).toMatchObject({ kind: 'individual', name: typed });
    expect(withChosenKind(person, 'business')).toEqual(buyer);
  },
);
