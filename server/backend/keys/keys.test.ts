import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { type AccessClaims, createAccessTokens } from './access-tokens.ts';
import { changeKeptKeys } from './change-kept-keys.ts';
import { readKeyFile } from './key-file.ts';
import { generateKeys, rotateKeys } from './keys.ts';
import { createReadCaller } from './read-caller.ts';

const issuer = 'https://facturier.example/auth/v1';
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T13:00:01Z');
const userId = '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001';
const claims: AccessClaims = {
  sub: userId,
  email: 'emile@exemple.fr',
  phone: '',
  app_metadata: { provider: 'email' },
  user_metadata: {},
  role: 'authenticated',
  aal: 'aal1',
  amr: [{ method: 'password', timestamp: 1 }],
  session_id: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0002',
  is_anonymous: false,
};

test('keys are made once, for the user of the server alone', async () => {
  const folder = makeFolder();
  const [first, second] = await Promise.all([readKeyFile(folder), readKeyFile(folder)]);
  expect(second).toEqual(first);
  expect(first.secret).not.toBe((await generateKeys()).secret);
  const file = join(folder, 'keys.json');
  chmodSync(file, 0o644);
  expect(await readKeyFile(folder)).toEqual(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a server does not start with damaged or missing keys', async () => {
  const folder = makeFolder();
  const file = join(folder, 'keys.json');
  const { publishable, ...others } = await readKeyFile(folder);
  for (const text of [
    '',
    '{}',
    JSON.stringify(others),
    JSON.stringify({ ...others, publishable, signing: [] }),
    JSON.stringify({ ...others, publishable: 'default' }),
  ]) {
    writeFileSync(file, text);
    await expect(readKeyFile(folder), text).rejects.toThrow('abîmé');
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('a token says who it is for an hour, and its public keys hide the private ones', async () => {
  const tokens = await createAccessTokens(await generateKeys(), issuer);
  const { token, expiresAt } = await tokens.sign(claims, now);
  expect(expiresAt).toBe(now.getTime() / 1000 + 3600);
  expect(await tokens.verify(token, now)).toMatchObject({
    ok: true,
    claims: { ...claims, iss: issuer, aud: 'authenticated' },
  });
  expect(await tokens.verify(token, later)).toEqual({ ok: false, reason: 'expired' });
  expect(JSON.stringify(tokens.publicKeys)).not.toContain('"d"');
});

test('after a rotation earlier tokens are still valid, after two they are not', async () => {
  const keys = await generateKeys();
  const { token } = await (await createAccessTokens(keys, issuer)).sign(claims, now);
  const rotated = await rotateKeys(keys);
  expect((await (await createAccessTokens(rotated, issuer)).verify(token, now)).ok).toBe(true);
  expect(
    (await (await createAccessTokens(await rotateKeys(rotated), issuer)).verify(token, now)).ok,
  ).toBe(false);
});

test('forged tokens are refused', async () => {
  const tokens = await createAccessTokens(await generateKeys(), issuer);
  const { token } = await tokens.sign(claims, now);
  const [header, payload, signature] = token.split('.');
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = tokens.publicKeys.keys[0]?.kid;
  const build = () =>
    new SignJWT({ ...claims })
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setExpirationTime('1h');
  const admin = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString(
    'base64url',
  );
  const forged = [
    '',
    'a.b.c',
    `${header}.${payload}.`,
    `${header}.${admin}.${signature}`,
    new UnsecuredJWT({ ...claims })
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .encode(),
    await build().setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
    await build()
      .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(publicKey) })
      .sign(privateKey),
    await build()
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(JSON.stringify(tokens.publicKeys.keys[0]))),
  ];
  for (const one of forged)
    expect(await tokens.verify(one, now), one).toEqual({ ok: false, reason: 'invalid' });
  const elsewhere = await createAccessTokens(await generateKeys(), 'https://other.example/auth/v1');
  expect((await elsewhere.verify(token, now)).ok).toBe(false);
});

test('a caller is a visitor, a user or a server, and nobody without a key', async () => {
  const keys = await generateKeys();
  const tokens = await createAccessTokens(keys, issuer);
  const { token } = await tokens.sign(claims, now);
  const read = createReadCaller({ keys, tokens, now: () => now });
  const ask = (headers: Record<string, string>, path = '/rest/v1/clients') =>
    read(new Request(`http://localhost${path}`, { headers }));
  const status = async (headers: Record<string, string>) => {
    const caller = await ask(headers);
    return caller instanceof Response ? caller.status : caller.role;
  };
  const apikey = keys.publishable;
  expect(await status({ apikey })).toBe('anon');
  expect(await status({ apikey, Authorization: `Bearer ${apikey}` })).toBe('anon');
  expect(await ask({}, `/rest/v1/clients?apikey=${apikey}`)).toMatchObject({ role: 'anon' });
  expect(await ask({ apikey, Authorization: `Bearer ${token}` })).toMatchObject({
    role: 'authenticated',
    claims: { sub: userId },
  });
  expect(await status({ apikey: keys.secret })).toBe('service_role');
  expect(await status({ apikey: keys.secret, 'Sec-Fetch-Mode': 'cors' })).toBe('service_role');
  const page = [{ Origin: 'https://facturier.example' }, { 'Sec-Fetch-Site': 'same-origin' }];
  for (const headers of [...page, { 'User-Agent': 'Mozilla/5.0' }])
    expect(await status({ apikey: keys.secret, ...headers } as Record<string, string>)).toBe(401);
  for (const headers of [
    {},
    { apikey: '' },
    { apikey: 'sb_publishable_x' },
    { apikey, Authorization: 'Bearer a.b.c' },
    { Authorization: `Bearer ${token}` },
  ])
    expect(await status(headers as Record<string, string>)).toBe(401);
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('kept keys change whole, for the user of the server alone', async () => {
  const folder = makeFolder();
  const before = await readKeyFile(folder);
  await changeKeptKeys({ databaseUrl: null, dataDirectory: folder }, rotateKeys);
  const after = await readKeyFile(folder);
  expect(after).toMatchObject({ publishable: before.publishable, secret: before.secret });
  expect(after.signing.map(({ kid }) => kid).slice(1)).toEqual([before.signing[0].kid]);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['keys.json']);
});
