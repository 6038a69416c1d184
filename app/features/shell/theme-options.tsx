import { Monitor, Moon, Sun } from 'lucide-react';

export const themeOptions = [
  { value: 'light', label: 'Clair', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Sombre', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'Système', icon: <Monitor aria-hidden /> },
] as const;
