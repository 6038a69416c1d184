import { createState } from '#app/lib/create-state.ts';
import { parseThemePreference, type ThemePreference, themeKey } from './theme.ts';

export function createThemeStore({ storage, paint }: ThemeDevice) {
  const state = createState<{ preference: ThemePreference | null }>({ preference: null });
  let kept: ThemePreference | null = null;

  const get = () => {
    const { preference } = state.get();
    if (preference) return preference;
    kept ??= parseThemePreference(attempt(() => storage().getItem(themeKey)));
    return kept;
  };
  const change = (next: ThemePreference) => {
    paint(next);
    state.set({ preference: next });
  };
  return {
    get,
    set: (next: ThemePreference) => {
      attempt(() => storage().setItem(themeKey, next));
      change(next);
    },
    /** Another tab has changed the stored choice. */
    receive: (text: string | null) => change(parseThemePreference(text)),
    /** Applies the theme again after something has removed it. */
    repaint: () => paint(get()),
    subscribe: state.subscribe,
  };
}

type ThemeDevice = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  paint: (preference: ThemePreference) => void;
};

/** Browsers throw on any access to localStorage when storage is blocked. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
