import { FileCode, FileJson, FileText } from 'lucide-react';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { chargesForeignVat, requireKind } from '#documents';
import { downloadJson, downloadPdf, downloadXml } from './downloads.ts';

export function downloadEntries(workspace: Workspace): MenuEntry[] {
  const { draft } = workspace.getState().editor.store.getState();
  const isInvoice = requireKind(draft.kind).subtypes.standard.typeCode !== null;
  const hasXml = isInvoice && !chargesForeignVat(draft.vatRegime);
  return [
    {
      label: 'Télécharger le PDF',
      detail: hasXml
        ? 'Factur-X\u00a0: lisible par vous et par les logiciels'
        : 'À imprimer, à envoyer, à garder',
      icon: <FileText />,
      shortcut: 'Ctrl S',
      onSelect: () => downloadPdf(workspace),
    },
    ...(hasXml ? xmlEntries(workspace) : []),
    {
      label: 'Télécharger le brouillon',
      detail: 'JSON, à rouvrir plus tard ou ailleurs',
      icon: <FileJson />,
      onSelect: () => downloadJson(workspace),
    },
  ];
}

function xmlEntries(workspace: Workspace): MenuEntry[] {
  return [
    {
      label: 'Télécharger le XML',
      detail: 'Factur-X seul, pour un logiciel',
      icon: <FileCode />,
      onSelect: () => downloadXml(workspace, 'cii'),
    },
    {
      label: 'Télécharger en UBL',
      detail: 'L’autre format électronique, si votre client le demande',
      icon: <FileCode />,
      onSelect: () => downloadXml(workspace, 'ubl'),
    },
  ];
}
