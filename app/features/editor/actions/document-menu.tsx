import { Ellipsis, Eraser, FilePlus2, FolderOpen, Keyboard, Layers, RefreshCw } from 'lucide-react';
import { otherKind } from '#app/features/editor/kind/other-kind.ts';
import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { startDraft } from '#app/features/editor/session/open-draft.ts';
import { useSession } from '#app/features/editor/session/session-context.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { type KindName, requireKind } from '#documents';
import { downloadEntries } from './download-entries.tsx';
import { useOpenFile } from './use-open-file.ts';

/** What can be done with the document as a whole. */
export function DocumentMenu({
  kindName,
  onShowDrafts,
  onShowShortcuts,
  onClear,
  hasDownloads = false,
}: {
  kindName: KindName;
  onShowDrafts: () => void;
  onShowShortcuts: () => void;
  onClear: () => void;
  /** Where no other button offers them. */
  hasDownloads?: boolean;
}) {
  const session = useSession();
  const openFile = useOpenFile();
  const switchKind = useSwitchKind();
  const other = otherKind(kindName);
  return (
    <Menu
      trigger={
        <IconButton label="Autres actions">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        {
          label: 'Commencer une facture',
          detail: 'Celle-ci reste dans vos brouillons',
          icon: <FilePlus2 />,
          onSelect: () => startDraft(session),
        },
        { label: 'Voir mes brouillons', icon: <Layers />, onSelect: onShowDrafts },
        { label: 'Ouvrir un fichier', icon: <FolderOpen />, onSelect: openFile },
        {
          label: `Passer en ${requireKind(other).label.toLowerCase().replace('tva', 'TVA')}`,
          icon: <RefreshCw />,
          onSelect: () => switchKind(other),
        },
        'separator',
        ...(hasDownloads ? [...downloadEntries(session), 'separator' as const] : []),
        {
          label: 'Voir les raccourcis clavier',
          icon: <Keyboard />,
          shortcut: '?',
          onSelect: onShowShortcuts,
        },
        'separator',
        { label: 'Tout effacer', icon: <Eraser />, isDanger: true, onSelect: onClear },
      ]}
    />
  );
}
