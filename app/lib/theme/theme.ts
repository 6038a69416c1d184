export type ThemePreference = 'light' | 'dark' | 'system';

export const themeKey = 'facturier-theme';

/** Unknown values mean the default: the device’s preference. */
export function parseThemePreference(text: string | null): ThemePreference {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/**
 * Runs in the head, before the first paint, so that the theme never flashes. Without storage, the
 * page keeps the default.
 */
export const themeScript = `try {
  const theme = localStorage.getItem(${JSON.stringify(themeKey)});
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { document.documentElement.removeAttribute('data-theme'); }`;
