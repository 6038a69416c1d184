import { expect, test } from 'vitest';
import type { ValueNature } from '#documents/model/fields/field-types.ts';
import { type Beside, checkValue } from './check-value.ts';

/** For each nature, right values, and wrong ones with their error. */
const TABLE: Readonly<Record<ValueNature, { right: string[]; wrong: [string, RegExp][] }>> = {
  bic: {
    right: ['PSSTFRPPPAR', 'PSSTFRPP'],
    wrong: [
      ['PSST', /8 ou 11 caractères/],
      ['12345678', /8 ou 11 caractères/],
    ],
  },
  'creditor-id': {
    right: ['FR72ZZZ123456', 'DE98ZZZ09999999999', 'FR72ABC123456'],
    wrong: [
      ['FR12ZZZ123456', /Recopiez l’ICS/],
      ['FR72', /Recopiez l’ICS/],
      ['un ICS', /Recopiez l’ICS/],
    ],
  },
  'electronic-address': {
    right: ['0225:732829320', '0225:732829320_COMPTA', '732829320', 'EM:nom@exemple.fr'],
    wrong: [
      ['0225: ', /Recopiez l’adresse de la plateforme/],
      ['EM:nom', /Recopiez/],
      ['pas une adresse', /Recopiez/],
    ],
  },
  email: {
    right: ['nom@exemple.fr', 'prénom.nom+devis@sous.exemple.paris', "o'neil@exemple.ie"],
    wrong: [
      ['pas un mail', /Exemple\s: nom@exemple\.fr/],
      ['nom@exemple', /n’est pas complète/],
      ['nom@exemple..fr', /n’est pas complète/],
      ['Zoé <nom@exemple.fr>', /n’est pas complète/],
      ['a@exemple.fr, b@exemple.fr', /n’est pas complète/],
    ],
  },
  gtin: {
    right: ['96385074', '036000291452', '4006381333931', '14006381333938'],
    wrong: [
      ['4006381333930', /clé de contrôle/],
      ['123', /8, 12, 13 ou 14 chiffres/],
      ['bleu', /8, 12, 13 ou 14 chiffres/],
    ],
  },
  iban: {
    right: ['FR1420041010050500013M02606', 'DE89370400440532013000'],
    wrong: [
      ['1420041010', /FR76/],
      ['FR1420041010050500013M0260', /Il manque un caractère.*27/],
      ['FR1420041010050500013M0260612', /2 caractères de trop/],
      ['FR1420041010050500013M02607', /relisez/],
    ],
  },
  naf: {
    right: ['43.32A', '4332A'],
    wrong: [
      ['4332', /4 chiffres et une lettre/],
      ['menuiserie', /4 chiffres et une lettre/],
    ],
  },
  phone: {
    right: [
      ...['06 12 34 56 78', '+33 (0)6 12 34 56 78', '0033612345678', '39 49', '+262 262 12 34 56'],
      ...['06 12 34 56 78 (Marie)', '06 12 34 56 78 / 04 72 00 00 00'],
    ],
    wrong: [
      ['sur demande', /06 12 34 56 78/],
      ['12', /06 12 34 56 78/],
      ['nom123@exemple.fr', /06 12 34 56 78/],
    ],
  },
  'postal-code': {
    right: ['75011', '97400'],
    wrong: [
      ['7501', /5 chiffres/],
      ['Paris', /5 chiffres/],
    ],
  },
  rna: {
    right: ['W751234567', 'W2A1234567'],
    wrong: [['751234567', /W et 9 chiffres/]],
  },
  siren: {
    right: ['732829320'],
    wrong: [
      ['7328293', /Il manque 2 chiffres.*9/],
      ['73282932', /Il manque un chiffre\s: un SIREN en a 9\./],
      ['7328293201', /un chiffre de trop/],
      ['73282932O', /que des chiffres/],
      ['732829321', /clé de contrôle est fausse/],
    ],
  },
  siret: {
    // La Poste has a rule of its own.
    right: ['73282932000074', '35600000049837'],
    wrong: [
      ['73282932000075', /clé/],
      ['7328293200007', /Il manque un chiffre\s: un SIRET en a 14\./],
    ],
  },
  'vat-number': {
    right: ['FR44732829320', 'DE123456789', 'CHE123456789MWST'],
    wrong: [
      ['FR45732829320', /FR44732829320 est attendu/],
      ['FR4473282932', /Il manque un caractère/],
      ['FR44732829321', /9 derniers chiffres/],
      ['44732829320', /code du pays/],
      ['DE12345678', /«\sDE\s»/],
      ['GR123456789', /EL/],
    ],
  },
  website: {
    right: ['www.exemple.fr', 'https://exemple.fr/tarifs?a=b', 'exemple.paris', 'été.fr:8080'],
    wrong: [
      ['pas un site', /www\.exemple\.fr/],
      ['exemple', /www\.exemple\.fr/],
      ['nom@exemple.fr', /www\.exemple\.fr/],
    ],
  },
};
const france: Beside = { country: 'FR', address: { country: 'FR' } };

test('each nature takes its right values, and says what to do with the wrong ones', () => {
  for (const [nature, { right, wrong }] of Object.entries(TABLE) as [
    ValueNature,
    (typeof TABLE)[ValueNature],
  ][]) {
    expect(checkValue(nature, '', france), nature).toEqual({});
    for (const value of right) {
      const { error, warning } = checkValue(nature, value, france);
      expect({ error, warning }, `${nature} ${value}`).toEqual({});
    }
    for (const [value, message] of wrong)
      expect(checkValue(nature, value, france).error, `${nature} ${value}`).toMatch(message);
  }
});

test('what stands beside a value decides with it', () => {
  const siren = '732829320';
  expect(checkValue('siret', '73282932000074', { siren })).toEqual({ success: 'Numéro valide' });
  expect(checkValue('siret', '73282932000074', { siren: '404833048' }).error).toContain(
    '404\u202f833\u202f048',
  );
  expect(checkValue('vat-number', 'FR44732829320', { siren }).success).toBe('Correspond au SIREN');
  expect(checkValue('vat-number', 'FR44732829320', { siret: '73282932000074' }).success).toBe(
    'Correspond au SIREN',
  );
  expect(checkValue('vat-number', 'FR83404833048', { siren }).warning).toContain('732');
  expect(checkValue('vat-number', '12-345', { kind: 'foreign-business' })).toEqual({});
  expect(checkValue('postal-code', 'SW1A 1AA', { country: 'GB' })).toEqual({});
});

test('a French number with a digit too few or too many may be right, and is said', () => {
  const french = (phone: string) => checkValue('phone', phone, france).warning;
  expect(french('06 12 34 56 7')).toBe('Il manque un chiffre\u00a0: un numéro français en a 10.');
  expect(french('+33 6 12 34 56 789')).toMatch(/un chiffre de trop/);
  expect(checkValue('phone', '06 1234 567', { address: { country: 'IT' } })).toEqual({});
});
