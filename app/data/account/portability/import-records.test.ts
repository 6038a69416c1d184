import { expect, test, vi } from 'vitest';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { deriveId } from './derive-id.ts';
import { exportOf } from './export-of.test.support.ts';
import { planRecords } from './import-records.ts';
import { readExport } from './read-export.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });

test('each entry of an export has one id here: its own, that of its twin, or a new one', async () => {
  const { clients, companies } = exportOf();
  const [garance] = clients;
  const tables = { clients: [garance, { ...garance, id: 'c4', name: 'Zoé' }], companies };
  const exported = await readExport(JSON.stringify({ ...exportOf(), ...tables }), {
    has: () => false,
    read: async () => null,
  });
  if (!exported) throw new Error('The export is one');
  // The account has the client under another id, and not the company.
  server.answer = ({ path, query }) =>
    Response.json(path.endsWith('clients') && !query.has('id') ? [{ ...garance, id: 'twin' }] : []);
  const { ids, ...missing } = await planRecords(exported, 'zoe');
  expect(missing.clients.map(({ buyer }) => buyer.name)).toEqual(['Zoé']);
  expect(ids.get('c2')).toBe('twin');
  expect(ids.get('c4')).toBe(missing.clients[0]?.id);
  expect(ids.get('c4')).toBe(await deriveId('zoe', 'c4'));
  expect(ids.get('c1')).toBe(missing.companies[0]?.id);
});
