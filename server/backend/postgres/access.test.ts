import { expect, test } from 'vitest';
import { accessBySocket, accessByUrl } from './access.ts';

const url = 'postgres://maitre:s%C3%A9same@db.exemple.fr:5433/facturier?connect_timeout=5';

test('roles that serve connect where the owner does, with a password of theirs', () => {
  const { config, password } = accessByUrl(url);
  expect(config('owner')).toEqual({ connectionString: url });
  expect(password).toMatch(/^[\w-]{43}$/);
  expect(config('gateway')).toMatchObject({
    connectionString: `postgres://gateway:${password}@db.exemple.fr:5433/facturier?connect_timeout=5`,
  });
});

test('TLS is asked for by the name of what it does', () => {
  const modeOf = (query: string) => {
    const { connectionString = '' } = accessByUrl(`postgres://o:p@db/base?${query}`).config(
      'owner',
    );
    return new URL(connectionString).searchParams.get('sslmode');
  };
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
    expect(modeOf(`sslmode=${mode}`)).toBe('verify-full');
  expect(modeOf('sslmode=disable')).toBe('disable');
  expect(modeOf('uselibpqcompat=true&sslmode=require')).toBe('require');
  expect(modeOf('')).toBeNull();
});

test('databases of one server share that password, other owners draw another', () => {
  const { password } = accessByUrl(url);
  expect(accessByUrl(url.replace('/facturier', '/essais')).password).toBe(password);
  expect(accessByUrl(url.replace('s%C3%A9same', 'autre')).password).not.toBe(password);
});

test('an owner without a password gives none: one that anybody could draw would open the database', () => {
  const { config, password } = accessByUrl('postgres://maitre@localhost/facturier');
  expect(password).toBeNull();
  expect(config('gateway')).toMatchObject({
    connectionString: 'postgres://gateway@localhost/facturier',
  });
  expect(accessBySocket('/run/facturier')).toMatchObject({ password: null });
});
