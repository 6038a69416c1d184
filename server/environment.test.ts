import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

test('without any variable, the server is local, on port 3000, with its data in ./data', () => {
  const value = { port: 3000, host: '127.0.0.1', dataDirectory: './data' };
  expect(parseEnvironment({})).toEqual({ ok: true, value });
});

test('an empty variable counts as absent', () => {
  expect(parseEnvironment({ PORT: '', HOST: '' })).toEqual(parseEnvironment({}));
});

test('the variables replace the defaults', () => {
  const variables = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/srv/facturier' };
  const value = { port: 8080, host: '0.0.0.0', dataDirectory: '/srv/facturier' };
  expect(parseEnvironment(variables)).toEqual({ ok: true, value });
});

test.each(['abc', '-1', '65536', '80.5'])('the port %s is refused in one sentence', (PORT) => {
  const message = `PORT vaut « ${PORT} » : donnez un nombre de 0 à 65535.`;
  expect(parseEnvironment({ PORT })).toEqual({ ok: false, message });
});
