import { useEffect } from 'react';
import { parseThemePreference, themeKey } from '#app/lib/theme/theme.ts';

/**
 * Syncs with the document’s theme, after it is painted: the administration is light unless a theme
 * was chosen.
 */
export function useLightByDefault(): void {
  useEffect(() => {
    if (hasChosen()) return;
    const { dataset } = document.documentElement;
    dataset.theme = 'light';
    return () => {
      if (!hasChosen()) delete dataset.theme;
    };
  }, []);
}

function hasChosen(): boolean {
  try {
    return parseThemePreference(localStorage.getItem(themeKey)) !== 'system';
  } catch {
    return false;
  }
}
