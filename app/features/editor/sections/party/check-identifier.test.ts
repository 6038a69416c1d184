import { expect, test } from 'vitest';
import { compactIdentifier } from '#documents';
import {
  checkContactEmail,
  checkElectronicAddress,
  checkNaf,
  checkPostalCode,
  checkRna,
  checkSiren,
  checkSiret,
  checkVatNumber,
  proposeVatNumber,
} from './check-identifier.ts';

test('an identifier is kept without what people write to read it', () => {
  expect(compactIdentifier(' fr 44.732\u202f829-320 ')).toBe('FR44732829320');
});

test('a SIREN says how many digits are missing or too many', () => {
  expect(checkSiren('732829320')).toEqual({ success: 'Numéro valide' });
  expect(checkSiren('7328293').error).toBe('Il manque 2 chiffres\u00a0: un SIREN en a 9.');
  expect(checkSiren('73282932').error).toBe('Il manque un chiffre\u00a0: un SIREN en a 9.');
  expect(checkSiren('7328293201').error).toBe('Il y a un chiffre de trop\u00a0: un SIREN en a 9.');
  expect(checkSiren('73282932O').error).toBe('Un SIREN ne contient que des chiffres.');
  expect(checkSiren('732829321').error).toMatch(/clé de contrôle est fausse/);
});

test('a SIRET is judged with the SIREN beside it', () => {
  expect(checkSiret('73282932000074')).toEqual({ success: 'Numéro valide' });
  expect(checkSiret('73282932000074', '732829320')).toEqual({ success: 'Numéro valide' });
  expect(checkSiret('73282932000074', '404833048').error).toContain('404\u202f833\u202f048');
  expect(checkSiret('73282932000075').error).toMatch(/clé/);
  expect(checkSiret('7328293200007').error).toBe('Il manque un chiffre\u00a0: un SIRET en a 14.');
  // La Poste has its own checksum rule.
  expect(checkSiret('35600000049837')).toEqual({ success: 'Numéro valide' });
});

test('a French VAT number is compared with the SIREN', () => {
  expect(checkVatNumber('FR44732829320', '732829320')).toEqual({ success: 'Correspond au SIREN' });
  expect(checkVatNumber('FR44732829320')).toEqual({ success: 'Forme correcte' });
  expect(checkVatNumber('FR45732829320').error).toBe(
    'La clé ne correspond pas au SIREN\u00a0: FR44732829320 est attendu.',
  );
  expect(checkVatNumber('FR83404833048', '732829320').warning).toContain('732');
  expect(checkVatNumber('FR4473282932').error).toMatch(/^Il manque un caractère/);
  expect(checkVatNumber('FR44732829321').error).toMatch(/9 derniers chiffres/);
  expect(checkVatNumber('44732829320').error).toMatch(/code du pays/);
});

test('a VAT number of another country has the form of that country', () => {
  expect(checkVatNumber('DE123456789')).toEqual({ success: 'Forme correcte' });
  expect(checkVatNumber('DE12345678').error).toContain('«\u00a0DE\u00a0»');
  expect(checkVatNumber('GR123456789').error).toContain('EL');
});

test('the VAT number is proposed while it is not the one of the SIREN', () => {
  expect(proposeVatNumber('', '732829320')).toBe('FR44732829320');
  expect(proposeVatNumber('FR45732829320', '732829320')).toBe('FR44732829320');
  expect(proposeVatNumber('FR44732829320', '732829320')).toBeNull();
  expect(proposeVatNumber('DE123456789', '732829320')).toBeNull();
  expect(proposeVatNumber('', '7328')).toBeNull();
});

test('the other numbers and addresses are judged by their form', () => {
  expect(checkRna('W751234567').success).toBe('Forme correcte');
  expect(checkRna('751234567').error).toMatch(/RNA/);
  expect(checkNaf('43.32A')).toEqual({});
  expect(checkNaf('4332').warning).toMatch(/APE/);
  expect(checkElectronicAddress('0225:732829320')).toEqual({});
  expect(checkElectronicAddress('0225: ').error).toBeDefined();
  expect(checkContactEmail('a@b.fr')).toEqual({});
  expect(checkContactEmail('a@b').warning).toBeDefined();
  expect(checkPostalCode('7501', 'FR').error).toBe('5 chiffres');
  expect(checkPostalCode('75011', 'FR')).toEqual({});
  expect(checkPostalCode('SW1A 1AA', 'GB')).toEqual({});
});
