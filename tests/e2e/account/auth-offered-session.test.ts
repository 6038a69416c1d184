import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  asOperator,
  makeAccount,
  signIn,
  type TestAccount,
} from '../journey/make-account.ts';

test('a link with the session of another account asks first, and refusing it changes nothing', {
  tag: '@core',
}, async ({ page, request, baseURL }) => {
  const [mine, other] = [await makeAccount(request), await makeAccount(request)];
  await enter(page, mine);
  await page.goto(await carry(request, other, { baseURL }));
  const dialog = page.getByRole('dialog', { name: 'Changer de compte' });
  await expect(dialog).toContainText(mine.email);
  await expect(dialog).toContainText(other.email);
  // The session in the URL opens an account, so it is removed before the user decides.
  expect(page.url()).toMatch(/\/devis$/);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(dialog).toBeHidden();
  await expect(accountMenu(page, mine.email)).toBeVisible();
  await page.reload();
  await expect(accountMenu(page, mine.email)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('accepted, it takes the place of the former session, which ends', async ({
  page,
  request,
  baseURL,
}) => {
  const [mine, other] = [await makeAccount(request), await makeAccount(request)];
  await enter(page, mine);
  const former = await readToken(page);
  expect(await isAlive(page, former)).toBe(true);
  await page.goto(await carry(request, other, { baseURL }));
  await page.getByRole('button', { name: 'Changer de compte' }).click();
  await expect(page.getByText('Vous avez changé de compte')).toBeVisible();
  await expect(accountMenu(page, other.email)).toBeVisible();
  await expect.poll(() => isAlive(page, former)).toBe(false);
  await page.reload();
  await expect(accountMenu(page, other.email)).toBeVisible();
  expect(await isAlive(page, await readToken(page))).toBe(true);
});

test('a link to another password of another account leads there once it is accepted; Escape refuses it', async ({
  page,
  request,
  baseURL,
}) => {
  const [mine, other] = [await makeAccount(request), await makeAccount(request)];
  await enter(page, mine);
  await page.goto(await carry(request, other, { baseURL, type: 'recovery' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/devis$/);
  await expect(accountMenu(page, mine.email)).toBeVisible();

  // From another page, since changing only « # » would not reload this one.
  await page.goto('/');
  await page.goto(await carry(request, other, { baseURL, type: 'recovery' }));
  await page.getByRole('button', { name: 'Changer de compte' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toBeVisible();
  await expect(page.getByText(other.email).first()).toBeVisible();
});

test('a link of the same account goes on without a word', async ({ page, request, baseURL }) => {
  const mine = await makeAccount(request);
  await enter(page, mine);
  const former = await readToken(page);
  await page.goto(await carry(request, mine, { baseURL }));
  await expect.poll(() => readToken(page)).not.toBe(former);
  await expect(accountMenu(page, mine.email)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).not.toContain('token');
});

test('a session that is over is refused, and the present one stays', async ({
  page,
  request,
  baseURL,
}) => {
  const [mine, other] = [await makeAccount(request), await makeAccount(request)];
  await enter(page, mine);
  const link = new URL(await carry(request, other, { baseURL }));
  const parameters = new URLSearchParams(link.hash.slice(1));
  // Signed out meanwhile: an official client that asks for this session would drop its stored one.
  const ended = parameters.get('access_token') ?? '';
  await page.request.post('/auth/v1/logout', { headers: await asVisitor(page, ended) });
  await page.goto(link.href);
  await expect(page.getByText('Ce lien ne fonctionne plus')).toBeVisible();
  await expect(accountMenu(page, mine.email)).toBeVisible();
  await page.reload();
  await expect(accountMenu(page, mine.email)).toBeVisible();
});

async function enter(page: Page, account: TestAccount) {
  await signIn(page, account);
  await expect(accountMenu(page, account.email)).toBeVisible();
}

/** The final URL of an account link, with its session after « # ». */
async function carry(
  request: APIRequestContext,
  { email }: TestAccount,
  { baseURL, type = 'magiclink' }: { baseURL: string | undefined; type?: string },
): Promise<string> {
  const answer = await request.post('/auth/v1/admin/generate_link', {
    headers: asOperator(),
    data: { type, email },
  });
  const { hashed_token: token } = await answer.json();
  const query = new URLSearchParams({ token, type, redirect_to: new URL('/devis', baseURL).href });
  const followed = await request.get(`/auth/v1/verify?${query}`, { maxRedirects: 0 });
  return followed.headers().location ?? '';
}

/** The access token stored in the browser. */
function readToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-session')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').access_token;
  });
}

async function isAlive(page: Page, token: string): Promise<boolean> {
  const answer = await page.request.get('/auth/v1/user', { headers: await asVisitor(page, token) });
  return answer.ok();
}

async function asVisitor(page: Page, token: string): Promise<Record<string, string>> {
  const { publishableKey } = await (await page.request.get('/config.json')).json();
  return { apikey: publishableKey, Authorization: `Bearer ${token}` };
}
