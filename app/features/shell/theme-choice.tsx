import { useId } from 'react';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { themeStore, useThemePreference } from './theme.ts';
import { themeOptions } from './theme-options.tsx';

export function ThemeChoice() {
  const preference = useThemePreference();
  return (
    <Segmented
      name={useId()}
      label="Thème"
      value={preference}
      options={themeOptions}
      onChange={themeStore.set}
    />
  );
}
