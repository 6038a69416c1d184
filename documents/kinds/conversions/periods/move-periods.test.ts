import { expect, test } from 'vitest';
import { movePeriods } from './move-periods.ts';

const move = (text: string, months = 1, around = '2026-11') =>
  movePeriods(text, { months, around });

test.each([
  ['Abonnement novembre 2026', 'Abonnement décembre 2026'],
  ['Abonnement décembre 2026', 'Abonnement janvier 2027'],
  ['Loyer de NOVEMBRE 2026 et charges', 'Loyer de DÉCEMBRE 2026 et charges'],
  ['Novembre\u00a02026\u00a0: forfait', 'Décembre\u00a02026\u00a0: forfait'],
  ['Maintenance de septembre 2026', 'Maintenance d’octobre 2026'],
  ["Maintenance d'octobre 2026", 'Maintenance de novembre 2026'],
  ['Infogérance nov. 2026', 'Infogérance déc. 2026'],
  ['Infogérance dec 2026', 'Infogérance janv 2027'],
  ['Hosting, November 2026', 'Hosting, December 2026'],
  ['Hébergement 11/2026', 'Hébergement 12/2026'],
  ['Garde du 1er au 30 novembre 2026', 'Garde du 1er au 31 décembre 2026'],
  ['Garde du 16 octobre au 15 novembre 2026', 'Garde du 16 novembre au 15 décembre 2026'],
  ['Garde du 16 novembre au 15 décembre 2026', 'Garde du 16 décembre au 15 janvier 2027'],
  ['Du 01/11/2026 au 30/11/2026', 'Du 01/12/2026 au 31/12/2026'],
  ['01/12 – 31/12/2026', '01/01 – 31/01/2027'],
])('a month later, « %s » is « %s »', (text, moved) => {
  expect(move(text)).toEqual({ text: moved, left: [] });
});

test.each([
  ['Abonnement T4 2026', 'Abonnement T1 2027'],
  ['Abonnement T3-2026', 'Abonnement T4-2026'],
  ['4e trimestre 2026', '1er trimestre 2027'],
  ['Premier trimestre 2027', 'Deuxième trimestre 2027'],
  ['3ème trimestre de 2026', '4ème trimestre de 2026'],
  ['Loyer 4T2026', 'Loyer 1T2027'],
  ['2026-T4', '2027-T1'],
  ['Octobre à décembre 2026', 'Janvier à mars 2027'],
  ['octobre, novembre et décembre 2026', 'janvier, février et mars 2027'],
  ['d’octobre à décembre 2026', 'de janvier à mars 2027'],
  ['du 1er octobre au 31 décembre 2026', 'du 1er janvier au 31 mars 2027'],
  ['Passage de novembre 2026', 'Passage de février 2027'],
])('a quarter later, « %s » is « %s »', (text, moved) => {
  expect(move(text, 3)).toEqual({ text: moved, left: [] });
});

test('half a year goes on by half a year', () => {
  expect(move('S2 2026', 6).text).toBe('S1 2027');
  expect(move('1er semestre 2026', 6).text).toBe('2e semestre 2026');
});

test.each([
  ['Maintenance novembre', 'novembre'],
  ['Loyer du 4e trimestre', '4e trimestre'],
  ['Abonnement T4 2026', 'T4 2026'],
  ['Octobre à décembre 2026', 'Octobre à décembre 2026'],
  ['Intervention du 12 novembre 2026', '12 novembre 2026'],
  ['Réunion le 12/11/2026', '12/11/2026'],
  ['Stage du 3 au 7 novembre 2026', '3 au 7 novembre 2026'],
  ['Forfait Nov-26', 'Nov-26'],
  ['Forfait nov 26', 'nov 26'],
  ['Abonnement T4-26', 'T4-26'],
  ['Trimestre 4 2026', 'Trimestre 4 2026'],
  ['Astreinte semaine 48', 'semaine 48'],
  ['Adhésion, année 2026', 'année 2026'],
  ['Maintenance 11-2026', '11-2026'],
  ['Maintenance 2026-11', '2026-11'],
  ['Séance du 30.11.2026', '30.11.2026'],
])('« %s » is left, and said', (text, left) => {
  expect(move(text)).toEqual({ text, left: [left] });
});

test.each([
  'Contrat signé le 12 janvier 2024',
  'Selon notre accord de janvier 2024',
  'Reprise du T2 2023',
  'Devis D-2026-11, bon 2026/11',
  'Modèle T4 et appartement 4T',
  'Le maire et les maisons de mars-en-barrois2026',
  'Commande 112026',
])('« %s » says nothing of the period', (text) => {
  expect(move(text).text).toBe(text);
});

test('a number is no period, nor is a year long ago', () => {
  for (const text of ['Facture F-2026-11-003 et lot 2026-11-004', 'Exercice 2022'])
    expect(move(text)).toEqual({ text, left: [] });
});
