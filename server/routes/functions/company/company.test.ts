import { expect, test } from 'vitest';
import { readCompany, registerAnswerSchema } from './company.ts';

test('the street of another establishment than the head office is in its one line', () => {
  const shop = {
    siret: '73282932000090',
    etat_administratif: 'F',
    date_fermeture: '2025-06-30',
    adresse: 'CENTRE 2000 8 RUE DU MAGASIN 69001 LYON',
    code_postal: '69001',
    libelle_commune: 'LYON',
  };
  expect(read({ matching_etablissements: [shop] }, shop.siret)).toMatchObject({
    siret: shop.siret,
    is_closed: true,
    is_closed_here_only: true,
    closed_on: '2025-06-30',
    address: {
      line1: 'CENTRE 2000 8 RUE DU MAGASIN',
      line2: '',
      postal_code: '69001',
      city: 'LYON',
    },
  });
});

test('a SIRET of the head office gives its address part by part', () => {
  const line = {
    siret: SIEGE.siret,
    adresse: 'BATIMENT B 12 BIS RUE DES LILAS 75011 PARIS',
    code_postal: '75011',
    libelle_commune: 'PARIS',
  };
  expect(read({ matching_etablissements: [line] }, SIEGE.siret)).toMatchObject({
    is_closed: false,
    address: { line1: '12 BIS RUE DES LILAS', line2: 'BATIMENT B' },
  });
});

test('a company that has closed is closed everywhere', () => {
  const { is_closed, is_closed_here_only } = read({ etat_administratif: 'C' }, SIEGE.siret);
  expect({ is_closed, is_closed_here_only }).toEqual({
    is_closed: true,
    is_closed_here_only: false,
  });
});

test('a sole trader has a name, a trade name and an activity', () => {
  expect(read(TRADER)).toMatchObject({
    name: 'KARIM BENALI',
    trade_name: 'Benali Plomberie',
    legal_category: '1000',
    activity: '43.22A',
  });
});

test('a person who keeps name and address private has neither', () => {
  const siege = { ...SIEGE, nom_commercial: MASK, libelle_voie: MASK, code_postal: MASK };
  expect(read({ ...TRADER, nom_complet: MASK, siege })).toMatchObject({
    name: '',
    trade_name: '',
    address: null,
  });
  const place = { siret: '73282932000090', adresse: MASK, libelle_commune: 'LYON' };
  expect(read({ matching_etablissements: [place] }, place.siret).address).toBeNull();
  for (const part of ['complement_adresse', 'libelle_commune', 'numero_voie', 'type_voie'])
    expect(read({ siege: { ...SIEGE, [part]: MASK } }).address).toBeNull();
});

test('an establishment that the register does not know has no number of another', () => {
  expect(read({}, '73282932000090').siret).toBe('');
  expect(read({}, DUPONT.siren).siret).toBe(SIEGE.siret);
  expect(read({}, 'dupont').siret).toBe(SIEGE.siret);
});

test('an association has its number of the RNA', () => {
  const complements = { identifiant_association: 'W751234567' };
  expect(read({ complements }).association_number).toBe('W751234567');
  expect(read({}).association_number).toBeNull();
});

function read(changes: object, query = '') {
  const { results } = registerAnswerSchema.parse({ results: [{ ...DUPONT, ...changes }] });
  const [found] = results;
  if (!found) throw new Error('No company was read');
  return readCompany(found, query);
}

const MASK = '[NON-DIFFUSIBLE]';

/** The format documented by the register. */
const SIEGE = {
  siret: '73282932000074',
  etat_administratif: 'A',
  complement_adresse: 'BATIMENT B',
  numero_voie: '12',
  indice_repetition: 'BIS',
  type_voie: 'RUE',
  libelle_voie: 'DES LILAS',
  code_postal: '75011',
  libelle_commune: 'PARIS',
};

const DUPONT = {
  siren: '732829320',
  nom_complet: 'ATELIER DUPONT',
  nom_raison_sociale: 'ATELIER DUPONT',
  etat_administratif: 'A',
  siege: SIEGE,
};

const TRADER = {
  nom_complet: 'KARIM BENALI (BENALI PLOMBERIE)',
  nom_raison_sociale: null,
  nature_juridique: '1000',
  activite_principale: '43.22A',
  siege: { ...SIEGE, nom_commercial: 'Benali Plomberie' },
};
