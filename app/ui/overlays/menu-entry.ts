import type { ReactNode } from 'react';

export type MenuAction = {
  label: string;
  detail?: string;
  icon?: ReactNode;
  shortcut?: string;
  /** Makes the entry a link, within the site or to the mail program. */
  href?: string;
  onSelect?: () => void;
  /** Makes the entry one value of a choice. */
  isChecked?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
};

export type MenuEntry = MenuAction | 'separator';
