import { expect, test } from 'vitest';
import type { Client, ClientContact } from '#app/data/account/records/clients.ts';
import { checkContact, refuseContacts } from './check-contact.ts';

const buyer: Client['buyer'] = {
  kind: 'business',
  name: 'Cycles Garance',
  address: { line1: '', postalCode: '', city: '', country: 'FR' },
};
const zoe: ClientContact = { name: 'Zoé', role: '', email: '', phone: '' };

test('a contact has an e-mail and a telephone like a client, and any name and role', () => {
  const wrong = { name: '@', role: '@', email: 'pas un mail', phone: 'sur demande' };
  expect(checkContact(wrong, 'name', buyer)).toEqual({});
  expect(checkContact(wrong, 'role', buyer)).toEqual({});
  expect(checkContact(wrong, 'email', buyer).error).toMatch(/^Cette adresse n’est pas complète/);
  expect(checkContact(wrong, 'phone', buyer).error).toMatch(/^Écrivez un numéro de téléphone/);
  expect(checkContact({ ...zoe, phone: '06 12' }, 'phone', buyer).warning).toMatch(/^Il manque/);
  expect(checkContact({ ...zoe, email: ' zoe@exemple.fr ' }, 'email', buyer)).toEqual({});
});

test('contacts with a mistake are refused where it is, unless one of them had it before', () => {
  const wrong = { ...zoe, email: 'pas un mail' };
  expect(refuseContacts([zoe], buyer)).toBeNull();
  expect(refuseContacts([zoe, wrong], buyer)?.text).toBe(
    'Contact 2, E-mail «\u00a0pas un mail\u00a0»\u00a0: cette adresse n’est pas complète. Exemple\u00a0: nom@exemple.fr',
  );
  expect(refuseContacts([wrong], buyer, [wrong])).toBeNull();
  expect(refuseContacts([{ ...wrong, email: 'nom@' }], buyer, [wrong])?.text).toContain('nom@');
});
