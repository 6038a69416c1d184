import { expect, test, vi } from 'vitest';
import { CONSENT_KEYS, readConsent } from './consent.ts';
import { consentScript } from './consent-script.ts';

const { given, preferences, date } = CONSENT_KEYS;
const whole = {
  [given]: 'true',
  [preferences]: '{"essential":true,"analytics":true,"marketing":false}',
  [date]: new Date().toISOString(),
};

test.each([
  {},
  whole,
  { ...whole, [given]: 'false' },
  { ...whole, [preferences]: '{' },
  { ...whole, [preferences]: 'null' },
  { ...whole, [preferences]: '{"analytics":"oui","marketing":true}' },
  { ...whole, [date]: 'hier' },
  { ...whole, [date]: '2020-01-01T00:00:00.000Z' },
])('the first paint takes %j for what it is read as afterwards', (kept: Record<string, string>) => {
  const storage = { getItem: (key: string) => kept[key] ?? null };
  const dataset: Record<string, string> = {};
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset, removeAttribute: () => undefined } });
  new Function(consentScript)();
  vi.unstubAllGlobals();
  const consent = readConsent(storage, { now: new Date(), log: () => undefined });
  expect('consentKept' in dataset).toBe(consent !== null);
});
