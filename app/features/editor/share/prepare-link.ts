import { dossier } from '#app/data/dossier.ts';
import type { FunctionAnswer } from '#app/data/functions/call-function.ts';
import { type Days, type KeptLink, keepShared } from '#app/data/functions/shared-documents.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { SHARE_PATH } from '#app/lib/pages/share-address.ts';
import { type LeftOut, makeLink, type ShareLink, sealForServer } from './make-link.ts';

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
    const { origin } = window.location;
    const isPaid = await isPaidByNow(session);
    const link = await makeLink(draft, { origin, today, isPaid, hasLogo });
    return { link, title: sheet.title, isBlocked };
  } catch {
    // Encryption needs a secure address, and a browser of these last years.
    return null;
  }
}

/** The document at hand, kept on the server for some days; why not, where it cannot be. */
export async function prepareKeptLink(
  session: EditorSession,
  { title, days }: { title: string; days: Days },
): Promise<FunctionAnswer<KeptLink & { leftOut: readonly LeftOut[] }>> {
  const { analysis, today } = session.getState().editor;
  const { draft } = analysis.flush();
  const made = await sealForServer(draft, { today, isPaid: await isPaidByNow(session) });
  if (!made) return { ok: false, problem: { code: 'too_heavy_to_share', reasons: [] } };
  const urlOf = (fragment: string) => `${window.location.origin}${SHARE_PATH}#${fragment}`;
  const answer = await keepShared(made.sealed, { title, days, urlOf });
  if (!answer.ok) return answer;
  return { ok: true, value: { ...answer.value, leftOut: made.leftOut } };
}

/** Paid after it was issued: a payment said in the draft itself travels with it. */
async function isPaidByNow(session: EditorSession): Promise<boolean> {
  const node = await dossier.getNode(session.getState().id).catch(() => null);
  return node?.status.name === 'paid';
}
