import type { ReactNode } from 'react';

/** One line of a menu: an action, a link, a value of a choice, or the rule between two groups. */
export type MenuEntry =
  | {
      label: string;
      /** Under the label, when it needs more words. */
      detail?: string;
      icon?: ReactNode;
      /** The equivalent shortcut. */
      shortcut?: string;
      /** The entry is a link to this address of the site. */
      href?: string;
      onSelect?: () => void;
      /** Given, the entry is one of the values of a choice. */
      isChecked?: boolean;
      isDisabled?: boolean;
      isDanger?: boolean;
    }
  | 'separator';
