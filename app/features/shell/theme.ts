import { useSyncExternalStore } from 'react';
import type { ThemePreference } from '#app/lib/theme/theme.ts';
import { themeKey } from '#app/lib/theme/theme.ts';
import { createThemeStore } from '#app/lib/theme/theme-store.ts';

export const themeStore = createThemeStore({
  storage: () => localStorage,
  paint: (preference) => {
    const { dataset } = document.documentElement;
    if (preference === 'system') delete dataset.theme;
    else dataset.theme = preference;
  },
});

/** The user’s choice; `system` when prerendered. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, themeStore.get, () => 'system');
}

function subscribe(listener: () => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === themeKey || key === null) themeStore.receive(newValue);
  };
  const unsubscribe = themeStore.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
