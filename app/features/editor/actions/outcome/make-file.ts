import { drawFile } from '#app/features/editor/actions/downloads/draw-file.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { fileName } from '#documents/dossier';

/**
 * The file of a finished document, byte for byte the one that was downloaded. Rejects where its
 * fonts cannot be fetched.
 */
export async function makeFile(session: EditorSession): Promise<File> {
  const { editor } = session.getState();
  const fonts = await session.fonts.loadFiles();
  const analysis = editor.analysis.flush();
  const metrics = session.fonts.getMetrics();
  const file = drawFile(analysis, { today: editor.today, metrics, fonts });
  const name = fileName(analysis.draft, { extension: 'pdf', isProvisional: false });
  return new File([file], name, { type: 'application/pdf' });
}
