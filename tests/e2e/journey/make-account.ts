import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';

export type TestAccount = { id: string; email: string; password: string };

/** A confirmed account, created by the operator without sending a message. */
export async function makeAccount(
  request: APIRequestContext,
  names: { first_name?: string; last_name?: string; newsletter_consent?: boolean } = {},
  site = { origin: '', folder: DATA },
): Promise<TestAccount> {
  const account = { email: `${randomUUID().slice(0, 8)}@exemple.fr`, password: PASSWORD };
  const response = await request.post(`${site.origin}/auth/v1/admin/users`, {
    headers: asOperator(site.folder),
    data: { ...account, email_confirm: true, user_metadata: names },
  });
  expect(response.status()).toBe(200);
  return { ...account, id: (await response.json()).id };
}

/** An account that enters the administration. */
export async function makeAdministrator(request: APIRequestContext): Promise<TestAccount> {
  const account = await makeAccount(request);
  const given = await request.post('/rest/v1/user_roles', {
    headers: asOperator(),
    data: { user_id: account.id, role: 'admin' },
  });
  expect(given.status()).toBe(201);
  return account;
}

/** Headers with the operator’s key. */
export function asOperator(folder = DATA): Record<string, string> {
  const { secret } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
  return { apikey: secret, Authorization: `Bearer ${secret}` };
}

/** Headers of requests that an account sends by itself, from another session. */
export async function asAccount(
  request: APIRequestContext,
  { email, password }: TestAccount,
): Promise<Record<string, string>> {
  // The server may end an idle connection just as it is used again.
  const config = await request.get('/config.json', { maxRetries: 2 });
  const { publishableKey: apikey } = await config.json();
  const entered = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  return { apikey, Authorization: `Bearer ${(await entered.json()).access_token}` };
}

export async function signIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** The menu button of the signed-in user, by name or e-mail address. */
export function accountMenu(page: Page, name = ''): Locator {
  return page.getByRole('button', { name: new RegExp(`^Menu du compte.*${name}`) });
}

/** Signs in and opens the account page. */
export async function openAccount(page: Page, account: TestAccount): Promise<void> {
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/account');
  await expect(accountCard(page, 'Appareils connectés')).toBeVisible();
}

export function accountCard(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true });
}

export type SentMessage = {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  attachments?: { filename: string; base64: string }[];
};

/** Waits for a message with this subject; `place` counts from 1. */
export async function readMessage(
  to: string,
  subject: string | RegExp,
  place = 1,
): Promise<SentMessage> {
  const isMeant = (one: SentMessage) =>
    typeof subject === 'string' ? one.subject === subject : subject.test(one.subject);
  let message: SentMessage | undefined;
  const find = () => {
    message = listMessages().filter((one) => one.to === to && isMeant(one))[place - 1];
    return message !== undefined;
  };
  await expect.poll(find, { message: `« ${subject} » → ${to}` }).toBe(true);
  if (!message) throw new Error('The message that was found is none');
  return message;
}

/** Counts messages of any subject by default. */
export function countMessages(to: string, subject?: string): number {
  const sent = listMessages().filter((one) => one.to === to);
  return sent.filter((one) => subject === undefined || one.subject === subject).length;
}

/** The path of the link in a message. */
export function linkOf({ text }: SentMessage): string {
  const url = new URL(/https?:\/\/\S+\/auth-confirm\S+/.exec(text)?.[0] ?? '');
  return `${url.pathname}${url.search}`;
}

function listMessages(): SentMessage[] {
  const outbox = join(DATA, 'outbox');
  // The first message creates it.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(outbox, file), 'utf8')));
}

/** The same as in playwright.config.ts. */
const DATA = 'test-results/data';
export const PASSWORD = 'cheval-pile-agrafe';
