import { expect, test } from 'vitest';
import { givesSiren, splitSiret, withSiret } from './fill-identifiers.ts';

test('a right SIRET brings its SIREN', () => {
  expect(withSiret({}, '73282932000074')).toEqual({ siren: '732829320', siret: '73282932000074' });
  expect(withSiret({ siren: '7328' }, '73282932000074').siren).toBe('732829320');
});

test('an unfinished SIRET changes nothing else, an emptied one leaves the party', () => {
  expect(withSiret({ siren: '732829320' }, '7328')).toEqual({ siren: '732829320', siret: '7328' });
  expect('siret' in withSiret({ siret: '7328' }, '')).toBe(false);
});

test('a SIREN that was typed stays, for the check to speak', () => {
  expect(withSiret({ siren: '404833048' }, '73282932000074').siren).toBe('404833048');
});

test('a SIREN that came with a SIRET goes with it', () => {
  const party = { siren: '404833048', siret: '40483304800022' };
  expect(withSiret(party, '73282932000074').siren).toBe('732829320');
});

test('a SIRET pasted as a SIREN goes to its place', () => {
  expect(splitSiret({ siren: '73282932000074' })).toEqual({
    siren: '732829320',
    siret: '73282932000074',
  });
  expect(splitSiret({ siren: '732829320' })).toBeNull();
});

test('a whole SIRET says the SIREN, unless another one is there', () => {
  expect(givesSiren({ siret: '73282932000074', siren: '732829320' })).toBe(true);
  expect(givesSiren({ siret: '73282932000074', siren: '404833048' })).toBe(false);
  expect(givesSiren({ siret: '732829320', siren: '732829320' })).toBe(false);
  expect(givesSiren({ siren: '732829320' })).toBe(false);
});
