import {
  Ellipsis,
  Eraser,
  FilePlus2,
  FolderOpen,
  Keyboard,
  Layers,
  RefreshCw,
  Share2,
} from 'lucide-react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { KindName } from '#documents';
import { downloadEntries } from './downloads/download-entries.tsx';

export function DocumentMenu({
  kindName,
  onShowDrafts,
  onShowShortcuts,
  onClear,
  onShare,
  hasDownloads = false,
}: {
  kindName: KindName;
  onShowDrafts: () => void;
  onShowShortcuts: () => void;
  onClear: () => void;
  onShare: () => void;
  /** Adds the downloads to the menu, on small screens that have no other button for them. */
  hasDownloads?: boolean;
}) {
  const workspace = useWorkspace();
  const resumeDocument = useResumeDocument();
  const switchKind = useSwitchKind();
  const { one, thisOne } = wordsOf(kindName);
  return (
    <Menu
      trigger={
        <IconButton label="Autres actions">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        {
          label: `Commencer ${one}`,
          detail: `${thisOne} reste dans vos documents`,
          icon: <FilePlus2 />,
          onSelect: () => startDraft(workspace),
        },
        { label: 'Mes documents', icon: <Layers />, onSelect: onShowDrafts },
        {
          label: 'Reprendre un document',
          detail: 'Un PDF ou un brouillon fait ici',
          icon: <FolderOpen />,
          onSelect: resumeDocument,
        },
        {
          label: 'Partager par un lien',
          detail: 'Votre client l’ouvre sans compte',
          icon: <Share2 />,
          onSelect: onShare,
        },
        { label: 'Changer de type', icon: <RefreshCw />, onSelect: () => switchKind() },
        'separator',
        ...(hasDownloads ? [...downloadEntries(workspace), 'separator' as const] : []),
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
