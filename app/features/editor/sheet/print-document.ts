import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { printSheet } from '#app/sheet/print-sheet.ts';

export async function printDocument(workspace: Workspace): Promise<void> {
  await loadEngine();
  await printSheet(workspace.getState().editor.analysis.flush().sheet);
}
