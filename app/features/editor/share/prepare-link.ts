import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { makeLink, type ShareLink } from './make-link.ts';

export type PreparedLink = { link: ShareLink; title: string; isBlocked: boolean };

/**
 * The link of the document at hand, and what its page will be called; null where this browser
 * cannot encrypt.
 */
export async function prepareLink(
  session: EditorSession,
  { hasLogo }: { hasLogo: boolean },
): Promise<PreparedLink | null> {
  await loadEngine();
  const { analysis, today } = session.getState().editor;
  const { draft, sheet, isBlocked } = analysis.flush();
  try {
    const link = await makeLink(draft, { origin: window.location.origin, today, hasLogo });
    return { link, title: sheet.title, isBlocked };
  } catch {
    // Encryption needs a secure address, and a browser of these last years.
    return null;
  }
}
