import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A local register of companies, with answers to `/search` in its documented format. Run as a
 * program, it prints its URL and ends with its parent.
 */
export async function startRecordedRegister(): Promise<{ url: string; stop: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://register');
    if (pathname !== '/search') return answer(response, 404, { erreur: 'Not found' });
    const results = findCompanies(searchParams.get('q') ?? '');
    answer(response, 200, { results, total_results: results.length, page: 1, per_page: 10 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** A SIREN finds a company, a SIRET an establishment, words a part of the name. */
function findCompanies(query: string): object[] {
  return COMPANIES.filter(
    ({ siren, nom_complet, places }) =>
      siren === query ||
      places.some(({ siret }) => siret === query) ||
      nom_complet.toLowerCase().includes(query),
  ).map(({ places, ...company }) => ({
    ...company,
    matching_etablissements: places.filter(({ siret }) => siret === query),
  }));
}

const NANTES = { code_postal: '44000', libelle_commune: 'NANTES' };
const BENALI = {
  siret: '55210055400013',
  etat_administratif: 'A',
  date_fermeture: null,
  adresse: '12 RUE DES TANNEURS 44000 NANTES',
  ...NANTES,
};
const GARANCE = {
  siret: '40483304800022',
  etat_administratif: 'A',
  date_fermeture: null,
  adresse: '3 AVENUE FOCH 69006 LYON',
  code_postal: '69006',
  libelle_commune: 'LYON',
};

const COMPANIES = [
  {
    siren: '552100554',
    nom_complet: 'KARIM BENALI',
    nom_raison_sociale: null,
    sigle: null,
    nature_juridique: '1000',
    activite_principale: '43.22A',
    etat_administratif: 'A',
    date_fermeture: null,
    statut_diffusion: 'O',
    siege: { ...BENALI, numero_voie: '12', type_voie: 'RUE', libelle_voie: 'DES TANNEURS' },
    places: [BENALI],
    complements: { est_entrepreneur_individuel: true, identifiant_association: null },
  },
  {
    siren: '404833048',
    nom_complet: 'CYCLES GARANCE',
    nom_raison_sociale: 'CYCLES GARANCE',
    sigle: null,
    nature_juridique: '5710',
    activite_principale: '47.64Z',
    etat_administratif: 'A',
    date_fermeture: null,
    statut_diffusion: 'O',
    siege: { ...GARANCE, numero_voie: '3', type_voie: 'AVENUE', libelle_voie: 'FOCH' },
    places: [
      GARANCE,
      {
        ...GARANCE,
        siret: '40483304800030',
        etat_administratif: 'F',
        date_fermeture: '2024-03-12',
        adresse: '8 QUAI DE LA FOSSE 44000 NANTES',
        ...NANTES,
      },
    ],
    complements: { est_entrepreneur_individuel: false, identifiant_association: null },
  },
];

if (import.meta.main) console.log((await startRecordedRegister()).url);
