import { expect, test } from 'vitest';
import { FACT_SUBJECTS, findFact, listFacts, requireFact } from './facts.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('no two subjects give the same name', () => {
  const names = FACT_SUBJECTS.flatMap((subject) => Object.keys(subject));
  expect(new Set(names).size).toBe(names.length);
  expect(listFacts()).toHaveLength(names.length);
});

test('each fact has words, a text of law and a name of small letters', () => {
  for (const [name, { text, source }] of listFacts()) {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/);
    expect(text, name).not.toBe('');
    expect(source, name).not.toBe('');
  }
});

test('no fact can be cut at the end of a line', () => {
  for (const [name, { text }] of listFacts()) expect(text, name).not.toMatch(/\d [a-zé%€]/i);
});

test.each([
  ['franchise.services', '37 500 €'],
  ['franchise.services.majore', '41 250 €'],
  ['franchise.ventes', '85 000 €'],
  ['micro.ventes', '203 100 €'],
  ['tva.reduit', '5,5 %'],
  ['tva.dom.normal', '8,5 %'],
  ['tva.corse.particulier', '0,9 %'],
  ['reforme.reception', '1er septembre 2026'],
  ['penalites.defaut', '12,4 %'],
  ['penalites.bce', '2,4 %'],
  ['penalites.plancher', '8,25 %'],
  ['penalites.semestre', 'second semestre 2026'],
  ['interet-legal.professionnel', '2,75 %'],
  ['penalites.indemnite', '40 €'],
  ['delai.defaut', '30 jours'],
  ['especes.plafond', '1 000 €'],
  ['delai.vins', '60 jours, ou 45 jours fin de mois'],
  ['reforme.basic-wl.fin', '31 août 2027'],
  ['tva.travaux.certification.garde', 'cinq ans'],
  ['note.seuil', '25 €'],
  ['facture.amende.mention', '15 €'],
  ['retenue-garantie', '5 %'],
  ['cibs.references-cgi.fin', '30 juin 2028'],
] as const)('%s is %s', (name, text) => {
  expect(plain(requireFact(name).text)).toBe(text);
});

test('a date has a short form for tables', () => {
  expect(requireFact('reforme.emission.petites').short).toBe('01/09/2027');
});

test('a name that no subject gives is refused', () => {
  expect(() => findFact('franchise.inconnue')).toThrow('franchise.inconnue');
  expect(() => findFact('toString')).toThrow('toString');
});
