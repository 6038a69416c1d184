import { parseThemePreference, type ThemePreference, themeKey } from './theme.ts';

/**
 * The theme of this page, kept in `storage` for the next ones. A storage that refuses, at reading or at writing, leaves
 * the choice to this page alone.
 */
export function createThemeStore({ storage, paint }: ThemeDevice) {
  let preference: ThemePreference | null = null;
  const listeners = new Set<() => void>();

  const get = () => {
    preference ??= parseThemePreference(attempt(() => storage().getItem(themeKey)));
    return preference;
  };
  const change = (next: ThemePreference) => {
    preference = next;
    paint(next);
    for (const listener of listeners) listener();
  };
  return {
    get,
    set: (next: ThemePreference) => {
      attempt(() => storage().setItem(themeKey, next));
      change(next);
    },
    /** Another page of the site has changed the kept choice. */
    receive: (text: string | null) => change(parseThemePreference(text)),
    /** Paints again what something else has rubbed out. */
    repaint: () => paint(get()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `paint` shows a theme. */
type ThemeDevice = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  paint: (preference: ThemePreference) => void;
};

/** Browsers throw at the very name of localStorage when the user refuses storage to a site. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
