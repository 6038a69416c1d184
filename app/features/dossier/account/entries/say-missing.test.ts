import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describeEntry, sayLeftOut, sayMissingEntries } from './say-missing.ts';

const { buyer, seller } = requireDraft(samples.menuisier);
const entry = { key: '', party: buyer, mistakes: [], documentIds: ['a'] };
const company = { ...entry, party: seller, numbering: {} };

test.each([
  [1, 4, 'Créer votre entreprise et 4\u00a0clients de vos documents'],
  [0, 1, 'Créer 1\u00a0client de vos documents'],
  [2, 0, 'Créer vos 2\u00a0entreprises de vos documents'],
])('%i companies and %i clients', (companies, clients, said) => {
  const missing = {
    companies: Array.from({ length: companies }, () => company),
    clients: Array.from({ length: clients }, () => entry),
  };
  expect(sayMissingEntries(missing).replaceAll(/\s/g, ' ')).toBe(said.replaceAll(/\s/g, ' '));
});

test('an entry is told by its number, its place and its documents', () => {
  const address = { line1: '', postalCode: '', city: 'Lyon', country: 'FR' };
  const say = (change: Partial<typeof buyer>, documentIds = ['a']) =>
    describeEntry({
      party: { kind: 'business', name: 'Zoé', address, ...change },
      documentIds,
    }).replaceAll(/\s/g, ' ');
  expect(say({ siret: '40483304800022' }, ['a', 'b'])).toBe(
    'SIREN 404 833 048 · Lyon · 2 documents',
  );
  const berlin = { ...address, city: 'Berlin', country: 'DE' };
  expect(say({ vatNumber: 'DE136695976', address: berlin })).toBe(
    'TVA DE136695976 · Berlin · Allemagne · 1 document',
  );
  expect(say({ address: { ...address, city: '' } })).toBe('1 document');
});

test('what is left out is said with what to do', () => {
  const mistake = {
    ...({ path: 'buyer.email', label: 'E-mail', nature: 'email', value: 'zoe@' } as const),
    message: 'Cette adresse n’est pas complète.',
  };
  expect(sayLeftOut(entry)).toBe('');
  expect(sayLeftOut({ mistakes: [mistake] }).replaceAll(/\s/g, ' ')).toBe(
    'Non repris. E-mail « zoe@ » : cette adresse n’est pas complète.',
  );
});
