import { expect, test } from 'vitest';
import { toWrittenCity, toWrittenName, toWrittenStreet } from './written-case.ts';

test.each([
  ['MENUISERIE LEFEVRE', 'Menuiserie Lefevre'],
  ['CYCLES GARANCE', 'Cycles Garance'],
  ['CYCLES GARANCE SAS', 'Cycles Garance SAS'],
  ['SARL LE GOFF', 'SARL Le Goff'],
  ['EURL DUPONT ET FILS', 'EURL Dupont et Fils'],
  ['DUPONT & FILS', 'Dupont & Fils'],
  ['ETS MARTIN FRERES', 'Ets Martin Frères'],
  ['STE NOUVELLE DU PORT', 'Ste Nouvelle du Port'],
  ['SOCIETE GENERALE', 'Société Générale'],
  ['SOCIETE NATIONALE SNCF', 'Société Nationale SNCF'],
  ['SNCF RESEAU', 'SNCF Reseau'],
  ['EDF ENERGIES NOUVELLES', 'EDF Énergies Nouvelles'],
  ['BNP PARIBAS', 'BNP Paribas'],
  ['FNAC DARTY', 'FNAC Darty'],
  ['HSBC CONTINENTAL EUROPE', 'HSBC Continental Europe'],
  ['KARIM BENALI', 'Karim Benali'],
  ['JEAN-PIERRE DE LA TOUR', 'Jean-Pierre de la Tour'],
  ["L'ATELIER DU BOIS", "L'Atelier du Bois"],
  ['L’ATELIER D’ARMEL', 'L’Atelier d’Armel'],
  ["AUJOURD'HUI ET DEMAIN", "Aujourd'hui et Demain"],
  ["O'BRIEN PUB", "O'Brien Pub"],
  ["GARAGE DE L'OUEST", "Garage de l'Ouest"],
  ['CAFE DE LA GARE', 'Café de la Gare'],
  ['AU BON PAIN', 'Au Bon Pain'],
  ['LES DELICES DE LEA', 'Les Delices de Lea'],
  ['ELECTRICITE GENERALE DU SUD', 'Électricité Générale du Sud'],
  ['MCDONALD FRANCE', 'McDonald France'],
  ['HOTEL LOUIS XIV', 'Hôtel Louis XIV'],
  ['GARAGE DU PORT (GDP)', 'Garage du Port (GDP)'],
  ['LE RELAIS - LA TABLE', 'Le Relais - La Table'],
  ['2A CONSEIL', '2A Conseil'],
  ['3D PRINT', '3D Print'],
  ['S.A.R.L. MOREAU', 'S.A.R.L. Moreau'],
  ['J.-P. MARTIN', 'J.-P. Martin'],
  ['SCI DES LILAS', 'SCI des Lilas'],
  ['PLOMBERIE/CHAUFFAGE NOEL', 'Plomberie/Chauffage Noel'],
  ['BIO & CO', 'Bio & Co'],
  ['ART ET VIN', 'Art et Vin'],
  ['TOUR A', 'Tour A'],
])('a name in capitals is written: %s', (given, written) => {
  expect(toWrittenName(given)).toBe(written);
});

test.each([
  'Menuiserie Lefèvre',
  'iDTGV',
  'BlaBlaCar',
  'eBay',
  'Menuiserie LEFEVRE',
  'AXA',
  'MAIF',
  'ACME',
  'SNCF',
  'LVMH',
  '1664',
  '',
])('a name that is written, or that nobody can judge, stays: %s', (name) => {
  expect(toWrittenName(name)).toBe(name);
});

test.each([
  ['12 RUE DES TANNEURS', '12 rue des Tanneurs'],
  ['4 BIS PASSAGE DE L’ŒUVRE', '4 bis passage de l’Œuvre'],
  ["4 BIS RUE DE L'EGLISE", "4 bis rue de l'Église"],
  ['3 AVENUE FOCH', '3 avenue Foch'],
  ['12B BD DU GENERAL DE GAULLE', '12B bd du Général de Gaulle'],
  ['7 A ALLEE DES CHENES', '7 A allée des Chênes'],
  ['8 QUAI DE LA FOSSE', '8 quai de la Fosse'],
  ['RUE DU 8 MAI 1945', 'Rue du 8 Mai 1945'],
  ['10 RUE DU 1ER BATAILLON', '10 rue du 1er Bataillon'],
  ['ZA DU MOULIN', 'ZA du Moulin'],
  ['BP 12', 'BP 12'],
  ['BATIMENT B', 'Bâtiment B'],
  ['5 PLACE ST MICHEL', '5 place St Michel'],
  ['2 ROND POINT DE LA PLACE', '2 rond point de la Place'],
  ['1 RUE LOUIS XIV', '1 rue Louis XIV'],
  ['8 rue Kervégan', '8 rue Kervégan'],
])('a street in capitals is written: %s', (given, written) => {
  expect(toWrittenStreet(given)).toBe(written);
});

test.each([
  ['LYON', 'Lyon'],
  ['EU', 'Eu'],
  ['GEX', 'Gex'],
  ['LE HAVRE', 'Le Havre'],
  ['SAINT-GERMAIN-EN-LAYE', 'Saint-Germain-en-Laye'],
  ["L'HAY-LES-ROSES", "L'Hay-les-Roses"],
  ["VILLENEUVE-D'ASCQ", "Villeneuve-d'Ascq"],
  ['PONT-A-MOUSSON', 'Pont-à-Mousson'],
  ['NANTES CEDEX 1', 'Nantes Cedex 1'],
  ['PARIS 8E ARRONDISSEMENT', 'Paris 8e Arrondissement'],
  ['Évreux', 'Évreux'],
])('a town in capitals is written: %s', (given, written) => {
  expect(toWrittenCity(given)).toBe(written);
});
