import { expect, onTestFinished, test } from 'vitest';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';
import { type Exchange, startRecordedProject } from '#server/test/recorded-project.ts';
import { findCapabilities } from './find-capabilities.ts';

const ID = '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001';
const user = { id: ID, aud: 'authenticated', role: 'authenticated', email: 'x@example.invalid' };
const refusal = (status: number, code: string) => ({
  status,
  headers: { 'x-sb-error-code': code },
  answer: { code: status, error_code: code, msg: 'Refused' },
});
const session = {
  access_token: ['{"alg":"ES256"}', `{"sub":"${ID}","exp":4102444800}`, 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.'),
  token_type: 'bearer',
  expires_in: 600,
  expires_at: 4_102_444_800,
  refresh_token: 'v1-refresh',
  user,
};

/** A project with the given answers, on top of the usual ones. */
async function startProject(ways: Record<string, Omit<Exchange, 'method' | 'path'>>) {
  const answers: Record<string, Omit<Exchange, 'method' | 'path'>> = {
    'POST /auth/v1/admin/users': { status: 200, answer: user },
    'POST /auth/v1/token?grant_type=password': { status: 200, answer: session },
    'GET /rest/v1/profiles?select=id&limit=1': { status: 200, answer: [{ id: ID }] },
    'POST /auth/v1/logout?scope=local': { status: 204 },
    // The client reads the user before it deletes it.
    [`GET /auth/v1/admin/users/${ID}`]: { status: 200, answer: user },
    [`DELETE /auth/v1/admin/users/${ID}`]: { status: 200, answer: {} },
    ...ways,
  };
  const exchanges = Object.entries(answers).map(([asked, answer]) => {
    const [method = '', path = ''] = asked.split(' ');
    return { method, path, ...answer };
  });
  const project = await startRecordedProject(exchanges);
  onTestFinished(async () => {
    await project.stop();
  });
  const isDeleted = () => project.received.some(({ method }) => method === 'DELETE');
  return { isDeleted, backend: { url: project.url, publishableKey: 'sb_p', secretKey: 'sb_s' } };
}
const [GENERATE, VERIFY, CHANGE] = [
  'POST /auth/v1/factors/recovery-codes',
  'POST /auth/v1/factors/recovery-codes/verify',
  'PUT /auth/v1/user',
];

test('our own layer checks everything, and the test leaves nothing behind', async () => {
  const site = await createTestSite();
  await mountData(site);
  const { app, keys, owner } = site;
  const found = await findCapabilities({
    url: ORIGIN,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    fetch: async (input, init) => app.request(String(input), init),
  });
  expect(found).toEqual({ recoveryCodes: true, passwordProof: true, endsAtOnce: true });
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
});

test('a hosted project of today checks none of it', async () => {
  const { backend, isDeleted } = await startProject({
    [GENERATE]: refusal(422, 'mfa_recovery_codes_enroll_not_enabled'),
    [VERIFY]: refusal(422, 'mfa_recovery_codes_verify_not_enabled'),
    [CHANGE]: { status: 200, answer: user },
  });
  const none = { recoveryCodes: false, passwordProof: false, endsAtOnce: false };
  expect(await findCapabilities(backend)).toEqual(none);
  expect(isDeleted()).toBe(true);
});

test('a project whose operator has opened them checks codes and the current password', async () => {
  const { backend } = await startProject({
    [GENERATE]: refusal(403, 'insufficient_aal'),
    [VERIFY]: refusal(422, 'mfa_verification_failed'),
    [CHANGE]: refusal(400, 'current_password_invalid'),
  });
  const found = await findCapabilities(backend);
  expect(found).toEqual({ recoveryCodes: true, passwordProof: true, endsAtOnce: false });
});

test('codes that are generated but never accepted are not offered, nor what an older version does not know', async () => {
  const made = await startProject({
    [GENERATE]: refusal(403, 'insufficient_aal'),
    [VERIFY]: refusal(422, 'mfa_recovery_codes_verify_not_enabled'),
    [CHANGE]: refusal(500, 'unexpected_failure'),
  });
  expect(await findCapabilities(made.backend)).toMatchObject({
    recoveryCodes: false,
    passwordProof: false,
  });
  const unknown = { status: 404, answer: { code: 404, msg: 'Not Found' } };
  const older = await startProject({
    [GENERATE]: unknown,
    [VERIFY]: unknown,
    [CHANGE]: { status: 200, answer: user },
  });
  expect(await findCapabilities(older.backend)).toMatchObject({ recoveryCodes: false });
});

test('the account is deleted even when the test fails halfway', async () => {
  const { backend, isDeleted } = await startProject({
    'POST /auth/v1/token?grant_type=password': refusal(500, 'unexpected_failure'),
  });
  await expect(findCapabilities(backend)).rejects.toThrow('Refused');
  expect(isDeleted()).toBe(true);
});
