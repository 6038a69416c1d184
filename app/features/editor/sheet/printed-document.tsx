import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import { isIssuedChange } from '#app/features/editor/workspace/issued-change.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { PrintedSheet } from '#app/sheet/printed-sheet.tsx';
import { layOut, type Sheet } from '#documents';
import { printDocument } from './print-document.ts';

/**
 * The page’s print content. The browser’s print menu cannot wait for an answer: an invoice changed
 * after it was issued prints as a BROUILLON, and the question follows.
 */
export function PrintedDocument() {
  const workspace = useWorkspace();
  const readSheet = (): Sheet => {
    const { draft, totals, sheet } = workspace.getState().editor.analysis.flush();
    if (!isIssuedChange(workspace.getState())) return sheet;
    guardExit(workspace, { verb: 'imprimer', run: () => printDocument(workspace) });
    const metrics = workspace.fonts.getMetrics();
    return layOut({ draft, totals, metrics, isBlocked: true });
  };
  return <PrintedSheet readSheet={readSheet} />;
}
