import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { openSession } from '#app/data/account/session/session.ts';
import { readNumbering } from './company-numbering.ts';
import { openAccount, write } from './open-account.test.support.ts';

let server = openAccount('zoe');
const { draft } = write('a', 'Pose');
const { siret = '' } = draft.seller;
const brands = ['Une', 'Deux'].map((name) => ({
  ...{ id: name, name, siret, city: 'Lyon', style: {}, seller: { ...draft.seller, name } },
  defaults: { numbering: { [draft.kind]: { pattern: `${name}-{NNN}`, start: 12 } } },
}));

beforeEach(async () => {
  // A session that opens meanwhile ends what is being asked.
  await openSession();
  server = openAccount('zoe');
  queryClient.clear();
  server.answer = ({ query }) => {
    const id = query.get('id')?.replace('eq.', '');
    return Response.json(id ? brands.filter((one) => one.id === id) : brands);
  };
});

test('the company that a document names numbers it, although another has the same SIRET', async () => {
  expect(await readNumbering({ ...draft, number: '', companyId: 'Deux' })).toEqual({
    ...{ prefix: 'F', pattern: 'Deux-{NNN}', written: 'Deux-{NNN}', first: 'Deux-012' },
  });
  expect(await readNumbering({ ...draft, number: '' })).toEqual({
    ...{ prefix: 'F', first: '', written: '' },
  });
});

test('no other number is taken where the company cannot be read', async () => {
  server.answer = () => Response.json({ code: '57014', message: '' }, { status: 504 });
  await expect(readNumbering({ ...draft, companyId: 'Deux' })).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  });
});
