import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { openEmailService } from './open-email-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'facturier-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const showsOutbox = (variables: Record<string, string>) => {
  const parsed = parseEnvironment({ DATA_DIR: folder, ...variables });
  if (!parsed.ok) throw new Error(parsed.message);
  return openEmailService(parsed.value, () => undefined).outbox !== null;
};

test.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { SITE_ORIGIN: 'http://127.0.0.1:3000' },
  { SITE_ORIGIN: 'http://localhost:8080' },
])('messages are shown where only this machine is served: %o', (variables) => {
  expect(showsOutbox(variables)).toBe(true);
});

test.each<Record<string, string>>([
  { SITE_ORIGIN: 'https://www.exemple.fr' },
  { SITE_ORIGIN: 'https://localhost.exemple.fr' },
  { SITE_ORIGIN: 'http://192.168.1.10:3000' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.1' },
  { TRUSTED_PROXIES: '1' },
  { SITE_ORIGIN: 'https://www.exemple.fr', SMTP_URL: 'smtp://127.0.0.1:25' },
])('they are not where others are served: %o', (variables) => {
  expect(showsOutbox(variables)).toBe(false);
});
