import type { KindName } from '#documents';

export type DocumentMenuProps = {
  kindName: KindName;
  onShowDrafts: () => void;
  onShowShortcuts: () => void;
  onClear: () => void;
  onShare: () => void;
  onRepeat: () => void;
  /** Adds the downloads to the menu, on small screens that have no other button for them. */
  hasDownloads?: boolean;
};
