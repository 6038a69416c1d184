import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSettings } from './check-settings.ts';

const sentencesOf = (variables: Record<string, string>, status: string) =>
  checkSettings(variables)
    .told.filter((told) => told.status === status)
    .map(({ sentence }) => sentence);

test('without a variable, all is well', () => {
  expect(checkSettings({}).told).toEqual([
    { status: 'good', sentence: 'Every variable can be read.' },
  ]);
});

test('every variable that is refused is told, not the first alone', () => {
  const faults = sentencesOf({ PORT: 'abc', TRUSTED_PROXIES: 'oui', LOG: 'debug' }, 'wrong');
  expect(faults).toHaveLength(3);
  expect(faults.join('\n')).toMatch(/PORT vaut « abc »/);
  expect(faults.join('\n')).toMatch(/TRUSTED_PROXIES vaut « oui »/);
  expect(faults.join('\n')).toMatch(/LOG vaut « debug »/);
});

test('what goes with a variable that is refused is no fault of its own', () => {
  const variables = { SITE_ORIGIN: 'exemple.fr', SMTP_URL: 'smtp://courrier' };
  expect(sentencesOf(variables, 'wrong')).toEqual([
    expect.stringContaining('SITE_ORIGIN vaut « exemple.fr »'),
  ]);
});

test('variables that contradict each other are told, and both may be read further', () => {
  const variables = {
    SUPABASE_URL: 'https://projet.supabase.co',
    CAPTCHA_PROVIDER: 'hcaptcha',
    METRICS_PORT: '3000',
  };
  const { refused, told } = checkSettings(variables);
  expect(told.filter(({ status }) => status === 'wrong').length).toBeGreaterThan(1);
  expect([...refused]).toEqual(expect.arrayContaining(['METRICS_PORT', 'CAPTCHA_PROVIDER']));
});

test('a secret is in no sentence', () => {
  const variables = { DATABASE_URL: 'mysql://o:sesame42@base/a', SMTP_URL: 'http://o:autre@b' };
  const { told } = checkSettings(variables);
  expect(JSON.stringify(told)).not.toMatch(/sesame42|autre/);
  expect(told.filter(({ status }) => status === 'wrong')).toHaveLength(2);
});

test('what the server warns of at its start is advice', () => {
  const advice = sentencesOf({ HOST: '0.0.0.0' }, 'advice');
  expect(advice.join('\n')).toMatch(/SITE_ORIGIN n’est pas donné/);
  expect(advice.join('\n')).toMatch(/SUPPORT_EMAIL n’est pas donné/);
});

test('the file beside the data is read too, and what changes nothing in it is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const DATA_DIR = join(folder, 'data');
  writeFileSync(`${DATA_DIR}.env`, 'PORT=abc\nLOG=faults\nSITE_NMAE=Atelier\n');
  expect(sentencesOf({ DATA_DIR }, 'wrong')).toEqual([expect.stringMatching(/PORT vaut « abc »/)]);
  expect(sentencesOf({ DATA_DIR }, 'advice').join('\n')).toContain(
    `SITE_NMAE in ${DATA_DIR}.env is no variable of the server`,
  );
  expect(checkSettings({ DATA_DIR, PORT: '3001' }).settings).toMatchObject({ port: 3001 });
});
