import { expect, test, vi } from 'vitest';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { deriveId } from './derive-id.ts';
import { exportOf } from './export-of.test.support.ts';
import { importRepetitions, planRepetitions } from './import-repetitions.ts';
import { readExport } from './read-export.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });

const LOGO = '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81';
const read = async (change: object = {}) => {
  const [repetition] = exportOf().repetitions;
  const model = { ...repetition?.model, style: { logo: { data: `file:${LOGO}` } } };
  const tables = {
    repetitions: [{ ...repetition, model, ...change }],
    draft_files: [{ hash: LOGO, media_type: 'image/png', file: 'fichiers/logo.png' }],
  };
  const exported = await readExport(JSON.stringify({ ...exportOf(), ...tables }), {
    has: () => true,
    read: async () => new Uint8Array([1, 2, 3]),
  });
  if (!exported) throw new Error('The export is one');
  return exported;
};
/** The account has those. */
const answerWith = (...ids: string[]) => {
  server.calls = [];
  server.answer = ({ path }) =>
    Response.json(path.endsWith('repetitions') ? ids.map((id) => ({ id })) : [{ hash: LOGO }]);
};

test('what repeats comes in with its files, its entries and the dates that are over', async () => {
  const exported = await read();
  answerWith();
  const planned = await planRepetitions(exported, 'zoe');
  expect(planned.map(({ id }) => id)).toEqual([await deriveId('zoe', 'c4')]);
  await importRepetitions(planned, new Map([['c2', 'client-here']]));
  const sent = server.calls.filter(({ body }) => Object.keys(body).length > 0);
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['draft_files', 'repetitions']);
  expect(sent[0]?.body).toMatchObject({ hash: LOGO, bytes: '\\x010203' });
  expect(sent[1]?.body).toMatchObject([
    {
      ...{ id: planned[0]?.id, client_id: 'client-here', company_id: null, every: 'month' },
      ...{ first_on: '2026-12-31', is_month_end: true, times: 12, done: 2, next_on: '2027-02-28' },
      model: { subject: 'Entretien {mois}', style: { logo: { data: `file:${LOGO}` } } },
    },
  ]);
});

test('what is there already, by its id or by the one that it got here, is left out', async () => {
  const exported = await read();
  for (const id of ['c4', await deriveId('zoe', 'c4')]) {
    answerWith(id);
    expect(await planRepetitions(exported, 'zoe')).toEqual([]);
  }
});

test('an export of before has none; what the account would refuse is left out', async () => {
  expect((await read({ every: 'day' })).repetitions).toEqual([]);
  expect((await read({ done: -1 })).repetitions).toEqual([]);
  expect((await read({ model: { kind: 'poème' } })).repetitions).toEqual([]);
  const { repetitions: _none, ...former } = exportOf();
  const exported = await readExport(JSON.stringify(former), {
    has: () => false,
    read: async () => null,
  });
  expect(exported?.repetitions).toEqual([]);
});
