import { expect, test } from 'vitest';
import { CONSENT_KEYS, endOfConsent } from './consent.ts';
import { createConsentStore } from './create-consent-store.ts';

const givenAt = new Date('2026-11-24T09:00:00.000Z');

test('no stored consent: there is no choice yet', () => {
  const { store } = open({});
  expect(store.getInitial()).toMatchObject({ consent: null, isRead: false });
  expect(store.get()).toEqual({ consent: null, isRead: true, isChoosing: false });
});

test.each([
  { analytics: true, marketing: true },
  { analytics: false, marketing: false },
  { analytics: true, marketing: false },
])('%o is kept under the three keys, and closes the dialog', (choice) => {
  const { store, kept } = open({});
  store.choose(true);
  store.save(choice);
  expect(store.get()).toMatchObject({ isChoosing: false });
  expect(JSON.parse(kept.get('cookie-preferences') ?? '')).toEqual({ essential: true, ...choice });
  expect(kept.get('cookie-consent-given')).toBe('true');
  expect(kept.get('cookie-consent-date')).toBe(givenAt.toISOString());
  const { store: next } = open(Object.fromEntries(kept));
  expect(next.get().consent?.preferences).toEqual({ essential: true, ...choice });
});

test('cookie preference parse error: logged, and the banner shows again', () => {
  for (const text of ['{', '{}', '{"analytics":"oui","marketing":true}', 'null']) {
    const { store, logged } = open({ ...whole, [CONSENT_KEYS.preferences]: text });
    expect(store.get().consent).toBeNull();
    expect(logged).toHaveLength(1);
  }
});

test('a choice holds six months, then it is asked for again', () => {
  const day = (text: string) => ({ ...whole, [CONSENT_KEYS.date]: text });
  expect(open(day('2026-05-25T09:00:00.000Z')).store.get().consent).not.toBeNull();
  expect(open(day('2026-05-24T08:00:00.000Z')).store.get().consent).toBeNull();
  expect(open(day('2099-01-01T00:00:00.000Z')).store.get().consent).toBeNull();
  expect(open(day('hier')).store.get().consent).toBeNull();
  expect(endOfConsent(givenAt).toISOString().slice(0, 10)).toBe('2027-05-24');
});

test('without storage a choice lasts as long as the page', () => {
  const logged: string[] = [];
  const store = createConsentStore({
    storage: () => {
      throw new Error('SecurityError');
    },
    now: () => givenAt,
    log: (message) => logged.push(message),
  });
  expect(store.get().consent).toBeNull();
  store.save({ analytics: true, marketing: false });
  expect(store.get().consent?.preferences.analytics).toBe(true);
  expect(logged).toHaveLength(1);
});

test('a choice made in another tab is followed', () => {
  const { store, kept } = open({});
  expect(store.get().consent).toBeNull();
  for (const [key, value] of Object.entries(whole)) kept.set(key, value);
  store.receive('theme');
  expect(store.get().consent).toBeNull();
  store.receive(CONSENT_KEYS.date);
  expect(store.get().consent?.preferences.analytics).toBe(true);
});

const whole = {
  [CONSENT_KEYS.preferences]: '{"essential":true,"analytics":true,"marketing":false}',
  [CONSENT_KEYS.given]: 'true',
  [CONSENT_KEYS.date]: givenAt.toISOString(),
};

function open(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  const logged: string[] = [];
  const store = createConsentStore({
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value);
      },
    }),
    now: () => givenAt,
    log: (message) => logged.push(message),
  });
  return { store, kept, logged };
}
