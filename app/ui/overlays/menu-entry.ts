import type { ReactNode } from 'react';

export type MenuEntry =
  | {
      label: string;
      detail?: string;
      icon?: ReactNode;
      shortcut?: string;
      /** Makes the entry a link within the site. */
      href?: string;
      onSelect?: () => void;
      /** Makes the entry one value of a choice. */
      isChecked?: boolean;
      isDisabled?: boolean;
      isDanger?: boolean;
    }
  | 'separator';
