import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { themeStore, useThemePreference } from './theme.ts';
import { themeOptions } from './theme-options.tsx';

export function ThemeMenu() {
  const preference = useThemePreference();
  return (
    <Menu
      trigger={
        <IconButton label="Changer de thème" className="-mr-2.5">
          <Sun aria-hidden className="dark:hidden" />
          <Moon aria-hidden className="hidden dark:block" />
        </IconButton>
      }
      entries={themeOptions.map(({ value, label, icon }) => ({
        label,
        icon,
        isChecked: value === preference,
        onSelect: () => themeStore.set(value),
      }))}
    />
  );
}
