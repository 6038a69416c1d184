import { site } from '#content/site.ts';

export type ThemePreference = 'light' | 'dark' | 'system';

/** Where the choice is kept on this device. */
export const themeKey = `${site.name.toLowerCase()}-theme`;

/** Anything but a known choice is the default: what the device prefers. */
export function parseThemePreference(text: string | null): ThemePreference {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/**
 * Written into the head of each page and run before the first paint, so that a page never shows in
 * one theme then in the other. Without storage, the page keeps the default.
 */
export const themeScript = `try {
  const theme = localStorage.getItem(${JSON.stringify(themeKey)});
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { document.documentElement.removeAttribute('data-theme'); }`;
