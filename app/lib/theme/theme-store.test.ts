import { expect, test } from 'vitest';
import { parseThemePreference, type ThemePreference, themeKey, themeScript } from './theme.ts';
import { createThemeStore } from './theme-store.ts';

test('the default is what the device prefers', () => {
  expect(parseThemePreference(null)).toBe('system');
  expect(parseThemePreference('sepia')).toBe('system');
  expect(createThemeStore(device()).get()).toBe('system');
});

test('a choice is painted, told and kept for the next page', () => {
  const shared = device();
  const store = createThemeStore(shared);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.set('dark');
  expect(store.get()).toBe('dark');
  expect(shared.painted).toEqual(['dark']);
  expect(told).toBe(1);
  expect(createThemeStore(shared).get()).toBe('dark');
});

test('without storage the default holds, and a choice lasts as long as the page', () => {
  const painted: ThemePreference[] = [];
  const store = createThemeStore({
    storage: () => {
      throw new Error('SecurityError');
    },
    paint: (preference) => painted.push(preference),
  });
  expect(store.get()).toBe('system');
  store.set('light');
  expect(store.get()).toBe('light');
  expect(painted).toEqual(['light']);
});

test('a choice made in another tab is followed', () => {
  const shared = device();
  const store = createThemeStore(shared);
  store.receive('dark');
  store.receive(null);
  expect(shared.painted).toEqual(['dark', 'system']);
  expect(store.get()).toBe('system');
});

test('the script of the head reads the key that holds the product’s name', () => {
  expect(themeKey).toBe('facturier-theme');
  expect(themeScript).toContain('localStorage.getItem("facturier-theme")');
});

function device() {
  const kept = new Map<string, string>();
  const painted: ThemePreference[] = [];
  return {
    painted,
    paint: (preference: ThemePreference) => {
      painted.push(preference);
    },
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
      },
    }),
  };
}
