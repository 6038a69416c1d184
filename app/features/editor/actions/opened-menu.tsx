import {
  Eraser,
  FilePlus2,
  FolderOpen,
  Keyboard,
  Layers,
  RefreshCw,
  Repeat,
  Share2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { MenuOverlay } from '#app/ui/overlays/menu-overlay.tsx';
import { canRepeat, requireKind } from '#documents';
import type { DocumentMenuProps } from './document-menu-props.ts';
import { downloadEntries } from './downloads/download-entries.tsx';

/** The open menu of a document, which comes with the first press of its button. */
export function OpenedMenu({
  trigger,
  kindName,
  onShowDrafts,
  onShowShortcuts,
  onClear,
  onShare,
  onRepeat,
  hasDownloads = false,
}: DocumentMenuProps & { trigger: ReactElement }) {
  const workspace = useWorkspace();
  const resumeDocument = useResumeDocument();
  const switchKind = useSwitchKind();
  const { one, thisOne } = wordsOf(kindName);
  const isRepeatable = useDraft(({ kind, subtype }) => canRepeat(requireKind(kind), subtype));
  return (
    <MenuOverlay
      trigger={trigger}
      align="end"
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
        ...(isRepeatable
          ? [
              {
                label: 'Répéter',
                detail: 'Chaque semaine, chaque mois, chaque année',
                icon: <Repeat />,
                onSelect: onRepeat,
              },
            ]
          : []),
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
