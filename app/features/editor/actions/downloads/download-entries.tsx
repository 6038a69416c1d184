import { FileCode, FileJson, FileText } from 'lucide-react';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { requireKind } from '#documents';
import { downloadJson, downloadPdf, downloadXml } from './downloads.ts';

export function downloadEntries(session: EditorSession): MenuEntry[] {
  const { draft } = session.getState().editor.store.getState();
  const hasXml = requireKind(draft.kind).subtypes.standard.typeCode !== null;
  return [
    {
      label: 'Télécharger le PDF',
      detail: hasXml
        ? 'Factur-X\u00a0: lisible par vous et par les logiciels'
        : 'À imprimer, à envoyer, à garder',
      icon: <FileText />,
      shortcut: 'Ctrl S',
      onSelect: () => downloadPdf(session),
    },
    ...(hasXml ? xmlEntries(session) : []),
    {
      label: 'Télécharger le brouillon',
      detail: 'JSON, à rouvrir plus tard ou ailleurs',
      icon: <FileJson />,
      onSelect: () => downloadJson(session),
    },
  ];
}

function xmlEntries(session: EditorSession): MenuEntry[] {
  return [
    {
      label: 'Télécharger le XML',
      detail: 'Factur-X seul, pour un logiciel',
      icon: <FileCode />,
      onSelect: () => downloadXml(session, 'cii'),
    },
    {
      label: 'Télécharger en UBL',
      detail: 'L’autre format électronique, si votre client le demande',
      icon: <FileCode />,
      onSelect: () => downloadXml(session, 'ubl'),
    },
  ];
}
