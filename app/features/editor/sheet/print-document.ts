import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { printSheet } from '#app/sheet/print-sheet.ts';

export async function printDocument(session: EditorSession): Promise<void> {
  await loadEngine();
  await printSheet(session.getState().editor.analysis.flush().sheet);
}
