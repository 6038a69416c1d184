import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import { useEditorSession } from '#app/features/editor/session/editor-session-context.tsx';
import { isIssuedChange } from '#app/features/editor/session/issued-change.ts';
import { PrintedSheet } from '#app/sheet/printed-sheet.tsx';
import { layOut, type Sheet } from '#documents';
import { printDocument } from './print-document.ts';

/**
 * The page’s print content. The browser’s print menu cannot wait for an answer: an invoice changed
 * after it was issued prints as a BROUILLON, and the question follows.
 */
export function PrintedDocument() {
  const session = useEditorSession();
  const readSheet = (): Sheet => {
    const { draft, totals, sheet } = session.getState().editor.analysis.flush();
    if (!isIssuedChange(session.getState())) return sheet;
    guardExit(session, { verb: 'imprimer', run: () => printDocument(session) });
    const metrics = session.fonts.getMetrics();
    return layOut({ draft, totals, metrics, isBlocked: true });
  };
  return <PrintedSheet readSheet={readSheet} />;
}
