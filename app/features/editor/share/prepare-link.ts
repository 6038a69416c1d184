import { dossier } from '#app/data/dossier.ts';
import type { FunctionAnswer } from '#app/data/functions/call-function.ts';
import { type Days, type KeptLink, keepShared } from '#app/data/functions/shared-documents.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { SHARE_PATH } from '#app/lib/pages/share-address.ts';
import { type LeftOut, makeLink, type ShareLink, sealForServer } from './make-link.ts';

export type PreparedLink = { link: ShareLink; title: string; isBlocked: boolean };

/** Makes the link of the current document; null when this browser cannot encrypt. */
export async function prepareLink(
  workspace: Workspace,
  { hasLogo }: { hasLogo: boolean },
): Promise<PreparedLink | null> {
  await loadEngine();
  const { analysis, today } = workspace.getState().editor;
  const { draft, sheet, isBlocked } = analysis.flush();
  try {
    const { origin } = window.location;
    const isPaid = await isPaidByNow(workspace);
    const link = await makeLink(draft, { origin, today, isPaid, hasLogo });
    return { link, title: sheet.title, isBlocked };
  } catch {
    // Web Crypto requires HTTPS and a recent browser.
    return null;
  }
}

/** Stores the current document on the server for some days and gives its link, or the problem. */
export async function prepareKeptLink(
  workspace: Workspace,
  { title, days }: { title: string; days: Days },
): Promise<FunctionAnswer<KeptLink & { leftOut: readonly LeftOut[] }>> {
  const { analysis, today } = workspace.getState().editor;
  const { draft } = analysis.flush();
  const made = await sealForServer(draft, { today, isPaid: await isPaidByNow(workspace) });
  if (!made) return { ok: false, problem: { code: 'too_heavy_to_share', reasons: [] } };
  const urlOf = (fragment: string) => `${window.location.origin}${SHARE_PATH}#${fragment}`;
  const answer = await keepShared(made.sealed, { title, days, urlOf });
  if (!answer.ok) return answer;
  return { ok: true, value: { ...answer.value, leftOut: made.leftOut } };
}

/** Payments recorded after the issue are not in the draft; those in the draft travel with it. */
async function isPaidByNow(workspace: Workspace): Promise<boolean> {
  const node = await dossier.getNode(workspace.getState().id).catch(() => null);
  return node?.status.name === 'paid';
}
