import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { createCompanyRegister } from './company-register.ts';

const CLOSED = createCompanyRegister({ url: null });
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));
const answers = new Map<string, unknown>();
const asked: string[] = [];
const register = await serve(({ url = '' }, response) => {
  const query = new URL(url, 'http://register').searchParams.get('q') ?? '';
  asked.push(url);
  const answer = answers.get(query) ?? { results: [], total_results: 0, page: 1, per_page: 10 };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
});
const open = createCompanyRegister({ url: register.origin });
const state = { isClosed: false };
const { connect, call, visit, functionFaults } = await createFunctionSite({
  register: { search: (query) => (state.isClosed ? CLOSED : open).search(query) },
});

/** The format documented by the register. */
const siege = {
  siret: '73282932000074',
  etat_administratif: 'A',
  date_fermeture: null,
  complement_adresse: 'BATIMENT B',
  numero_voie: '12',
  indice_repetition: 'BIS',
  type_voie: 'RUE',
  libelle_voie: 'DES LILAS',
  code_postal: '75011',
  libelle_commune: 'PARIS',
};
const atelier = {
  siren: '732829320',
  nom_complet: 'ATELIER DUPONT (AD)',
  nom_raison_sociale: 'ATELIER DUPONT',
  nature_juridique: '5499',
  activite_principale: '43.32A',
  etat_administratif: 'A',
  date_fermeture: null,
  siege,
  matching_etablissements: [],
};
answers.set('732829320', { results: [atelier] });

test('a SIREN, spaced or not, gives the company', async () => {
  visit();
  const before = asked.length;
  for (const query of ['732829320', '732 829 320', ' 732\u202f829\u202f320 '])
    expect(await call(connect(), 'company-lookup', { query })).toEqual({
      status: 200,
      body: {
        companies: [
          {
            siren: '732829320',
            siret: '73282932000074',
            name: 'ATELIER DUPONT',
            trade_name: '',
            is_closed: false,
            is_closed_here_only: false,
            closed_on: null,
            legal_category: '5499',
            activity: '43.32A',
            association_number: null,
            vat_number: 'FR44732829320',
            address: {
              line1: '12 BIS RUE DES LILAS',
              line2: 'BATIMENT B',
              postal_code: '75011',
              city: 'PARIS',
            },
          },
        ],
      },
    });
  // Only one request: the answer is cached.
  expect(asked).toHaveLength(before + 1);
});

test('a SIRET gives the establishment, and says that it has closed', async () => {
  visit();
  const siret = '73282932000082';
  answers.set(siret, {
    results: [
      {
        ...atelier,
        matching_etablissements: [
          {
            ...siege,
            siret,
            etat_administratif: 'F',
            date_fermeture: '2024-06-30',
            libelle_commune: 'LYON',
          },
        ],
      },
    ],
  });
  const { body } = await call(connect(), 'company-lookup', { query: '732 829 320 00082' });
  expect(asked.at(-1)).toContain('include=siege%2Cmatching_etablissements');
  expect(body.companies).toMatchObject([
    { siret, is_closed: true, closed_on: '2024-06-30', address: { city: 'LYON' } },
  ]);
});

test('a closed company is said so, and a private address is left out', async () => {
  visit();
  answers.set('émile dupont', {
    results: [
      {
        ...atelier,
        nom_raison_sociale: null,
        etat_administratif: 'C',
        date_fermeture: '2025-01-31',
        siege: { ...siege, libelle_voie: '[NON-DIFFUSIBLE]' },
      },
    ],
  });
  const { body } = await call(connect(), 'company-lookup', { query: 'Émile   DUPONT' });
  expect(body.companies).toMatchObject([
    { name: 'ATELIER DUPONT (AD)', is_closed: true, closed_on: '2025-01-31', address: null },
  ]);
});

test('nobody of this name is an empty list', async () => {
  visit();
  expect(await call(connect(), 'company-lookup', { query: 'personne' })).toEqual({
    status: 200,
    body: { companies: [] },
  });
});

test.each(['', 'ab', 'a'.repeat(101), 'deux\nlignes'])('%j is refused', async (query) => {
  visit();
  expect(await call(connect(), 'company-lookup', { query })).toMatchObject({ status: 400 });
});

test('a network asks sixty times a minute', async () => {
  visit();
  const ask = () => call(connect(), 'company-lookup', { query: '732829320' });
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('an answer of another shape is refused, and the log has nothing of the question', async () => {
  visit();
  answers.set('autre forme', { companies: [] });
  expect(await call(connect(), 'company-lookup', { query: 'autre forme' })).toMatchObject({
    status: 503,
    body: { code: 'register_unavailable' },
  });
  expect(functionFaults).toEqual([{ event: 'register_fault', code: 'outside_not_understood' }]);
});

test('where the operator closed it, the answer says so and the log is quiet', async () => {
  visit();
  const before = functionFaults.length;
  state.isClosed = true;
  expect(await call(connect(), 'company-lookup', { query: 'dupont' })).toMatchObject({
    status: 503,
    body: { code: 'register_closed' },
  });
  state.isClosed = false;
  expect(functionFaults).toHaveLength(before);
});

test('where the network is closed, or the register is not to be asked, it says so', async () => {
  const closed = createCompanyRegister({ url: null });
  await expect(closed.search('dupont')).rejects.toMatchObject({ code: 'outside_closed' });
  const gone = await serve(() => undefined);
  await closing.pop()?.();
  const away = createCompanyRegister({ url: gone.origin });
  await expect(away.search('dupont')).rejects.toMatchObject({ code: 'outside_ECONNREFUSED' });
});

test('after five failures nobody waits for half a minute, then one asks again', async () => {
  const state = { isBroken: true, times: 0, now: 0 };
  const { origin } = await serve((_, response) => {
    state.times += 1;
    response.writeHead(state.isBroken ? 500 : 200).end(JSON.stringify({ results: [] }));
  });
  const { search } = createCompanyRegister({ url: origin, now: () => state.now });
  for (let count = 0; count < 5; count += 1) {
    state.now += 1000;
    await expect(search('dupont')).rejects.toMatchObject({ code: 'outside_status_500' });
  }
  await expect(search('durand')).rejects.toMatchObject({ code: 'outside_resting' });
  expect(state.times).toBe(5);
  state.now += 30_000;
  state.isBroken = false;
  expect(await search('dupont')).toEqual([]);
  expect(await search('durand')).toEqual([]);
});

test.each([
  ['a question that the register refuses', 400, 'outside_status_400'],
  ['an answer of another shape', 200, 'outside_not_understood'],
])('%s, however often, does not close it for the others', async (_, status, code) => {
  const state = { now: 0 };
  const { origin } = await serve(({ url = '' }, response) => {
    const isOdd = url.includes('q=***');
    response.writeHead(isOdd ? status : 200).end(JSON.stringify(isOdd ? {} : { results: [] }));
  });
  const { search } = createCompanyRegister({ url: origin, now: () => state.now });
  for (let count = 0; count < 6; count += 1) {
    state.now += 1000;
    await expect(search('***')).rejects.toMatchObject({ code });
  }
  state.now += 1000;
  expect(await search('dupont')).toEqual([]);
});

test('the register is asked six times a second at most, and not for what is known', async () => {
  const state = { now: 0 };
  const { origin } = await serve((_, response) => response.end(JSON.stringify({ results: [] })));
  const { search } = createCompanyRegister({ url: origin, now: () => state.now });
  await Promise.all(['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map(search));
  await expect(search('sept')).rejects.toMatchObject({ code: 'outside_too_often' });
  expect(await search('six')).toEqual([]);
  state.now += 1001;
  expect(await search('sept')).toEqual([]);
});

test('an answer is kept for a day, and a failure is not', async () => {
  const state = { now: 0, times: 0 };
  const { origin } = await serve((_, response) => {
    state.times += 1;
    response.end(JSON.stringify({ results: [] }));
  });
  const { search } = createCompanyRegister({ url: origin, now: () => state.now });
  await Promise.all([search('dupont'), search('dupont')]);
  state.now += 86_399_000;
  await search('dupont');
  expect(state.times).toBe(1);
  state.now += 2000;
  await search('dupont');
  expect(state.times).toBe(2);
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  closing.push(close);
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://127.0.0.1:${port}` };
}
