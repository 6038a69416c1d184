import { FileCode, FileJson, FileText } from 'lucide-react';
import type { Session } from '#app/features/editor/session/session.ts';
import type { MenuEntry } from '#app/ui/menu-entry.ts';
import { downloadJson, downloadPdf, downloadXml } from './downloads.ts';

/** The files that a document can be saved as. */
export function downloadEntries(session: Session): MenuEntry[] {
  return [
    {
      label: 'Télécharger le PDF',
      detail: 'Factur-X\u00a0: lisible par vous et par les logiciels',
      icon: <FileText />,
      shortcut: 'Ctrl S',
      onSelect: () => downloadPdf(session),
    },
    {
      label: 'Télécharger le XML',
      detail: 'Factur-X seul, pour un logiciel',
      icon: <FileCode />,
      onSelect: () => downloadXml(session),
    },
    {
      label: 'Télécharger le brouillon',
      detail: 'JSON, à rouvrir plus tard ou ailleurs',
      icon: <FileJson />,
      onSelect: () => downloadJson(session),
    },
  ];
}
