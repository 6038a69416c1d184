import { hasKeptSession } from '#app/data/account/session/session-storage.ts';
import { dossier } from '#app/data/dossier.ts';
import { getHabits } from '#app/data/habits.ts';
import { isAccount } from '#app/data/is-account.ts';
import { listRemembered } from '#app/data/remembered.ts';
import type { KnownOrigin } from '#app/features/editor/account/account-origin.ts';
import { askAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { isSellerOf } from '#app/features/editor/draft/is-seller-of.ts';
import {
  createNewDraft,
  type DraftOrigin,
  mergeDrafts,
} from '#app/features/editor/draft/new-draft.ts';
import {
  proposeOwnNumber,
  readGivenNumbers,
} from '#app/features/editor/draft/propose-own-number.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { newId } from '#app/lib/new-id.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';
import type { KindName } from '#documents';
import { keepRecordIds, type StoredDraft } from '#documents/dossier';
import type { Workspace } from './workspace.ts';

export type Opened = 'same' | 'asked' | 'resumed' | 'new' | 'not-found' | 'refused' | 'left';

/** Reloads a draft that another page of this tab deleted or changed. Unsaved typing here wins. */
export async function agreeWithDevice(workspace: Workspace): Promise<Opened> {
  const before = workspace.getState();
  const { id, isStored } = before;
  const stored = isStored ? await dossier.get(id).catch(() => undefined) : undefined;
  // This page may have saved the draft meanwhile, before or after it was read.
  const after = workspace.getState();
  const { id: shownId } = after;
  const own = [before, after].flatMap(({ knownAt, keptAt }) => [knownAt, keptAt]);
  if (stored === undefined || workspace.isDirty() || shownId !== id) return 'same';
  if (stored === null) {
    workspace.set({ isStored: false });
    await startOnDevice(workspace, { before: workspace.getState().editor.store.getState() });
  } else if (!own.includes(stored.updatedAt)) await showStored(workspace, stored);
  return 'same';
}

/**
 * Starts a document with the given origin, else with the remembered seller and habits. The first
 * one of a page keeps what was typed since `before`. False when another one was opened meanwhile.
 */
export async function startOnDevice(
  workspace: Workspace,
  { origin = {}, before }: { origin?: DraftOrigin; before: EditorState },
): Promise<boolean> {
  await workspace.flush();
  const { editor, id, isShown } = workspace.getState();
  const { store, today } = editor;
  const { kind } = before.draft;
  // An account takes a while to answer: nothing is typed meanwhile in the document that ends.
  if (isShown) workspace.set({ isConcealed: true });
  const known: KnownOrigin = await readOrigin(kind).catch(() => ({ given: [], origin: {} }));
  const isOvertaken = workspace.getState().id !== id;
  if (isShown) {
    workspace.set({ isConcealed: false });
    if (!isOvertaken) await workspace.flush();
  }
  if (isOvertaken) return false;
  const blank = createBlankDraft(kind);
  const inherited = { ...known.origin, ...origin };
  const seller = inherited.seller ?? blank.seller;
  const number = proposeOwnNumber(known.given, { draft: { ...blank, seller }, date: today });
  const created = createNewDraft(kind, { ...inherited, today, number });
  const fresh = origin.seller ? created : (known.complete?.(created) ?? created);
  workspace.set({ given: known.given });
  const show = () => {
    // Only the first document is typed in before it is shown, until the last moment.
    const typed = isShown || store.getState() === before ? null : store.getState();
    const draft = typed ? mergeDrafts(typed.draft, before.draft, fresh) : fresh;
    const named = keepRecordIds(origin.seller ? origin : inherited, { from: fresh, to: draft });
    workspace.show(
      { rawTexts: {}, ...named, ...typed, draft },
      { id: typed ? id : newId(), isSettled: typed === null },
    );
  };
  // Without a seller, the form keeps its shape and nothing jumps.
  if (before.draft.seller.name === '' && seller.name === '') show();
  else await conceal(workspace, show);
  return true;
}

async function showStored(workspace: Workspace, stored: StoredDraft): Promise<void> {
  const { repairStored } = await fetchPart(() => import('./repair-stored.ts'));
  const content = repairStored(stored);
  workspace.set({ given: await readGivenNumbers().catch(() => []) });
  await conceal(workspace, () =>
    workspace.show(content, { id: stored.id, isSettled: true, stored }),
  );
}

/** Opens the draft of the address, else the unfinished one, else a new one. */
export async function openFromDevice(
  workspace: Workspace,
  { requestedId, before }: { requestedId: string | null; before: EditorState },
): Promise<Opened> {
  const { kind } = before.draft;
  if (requestedId !== null) {
    let stored = await dossier.get(requestedId);
    if (!stored && mayHaveAccount()) {
      const { awaitDocument } = await fetchPart(() => import('./await-document.ts'));
      if ((await awaitDocument(workspace, requestedId)) === 'left') return 'left';
      stored = await dossier.get(requestedId);
    }
    if (!stored) {
      await startOnDevice(workspace, { before });
      return 'not-found';
    }
    await showStored(workspace, stored);
    return 'asked';
  }
  const unfinished = await dossier.findUnfinished(kind);
  if (!unfinished) {
    await startOnDevice(workspace, { before });
    return 'new';
  }
  await showStored(workspace, unfinished);
  return 'resumed';
}

/** Signed in, or about to be: the documents of the account are then opened a moment later. */
function mayHaveAccount(): boolean {
  return isAccount() || hasKeptSession(() => localStorage);
}

async function readOrigin(kind: KindName): Promise<KnownOrigin> {
  // Numbers that this page holds are known even where the browser refuses to read.
  const [sellers, habits, given] = await Promise.all([
    listRemembered('sellers').catch(() => []),
    getHabits().catch(() => null),
    readGivenNumbers().catch(() => []),
  ]);
  const last = sellers.find(({ value }) => isSellerOf(kind, value));
  const origin = { seller: last?.value, companyId: last?.companyId, habits };
  const known: KnownOrigin = { given, origin };
  return askAccountRecords((account) => account.readAccountOrigin(kind, known), known);
}

/** Hides the form while its content changes, so that the user does not see fields move. */
async function conceal(workspace: Workspace, change: () => void): Promise<void> {
  // The rules change the shape of the form too.
  await Promise.all([workspace.whenAlive, loadEngine()]);
  workspace.set({ isConcealed: true });
  await nextFrame();
  change();
  workspace.getState().editor.analysis.flush();
  await nextFrame();
  workspace.set({ isConcealed: false });
}

/** A hidden tab has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_LIMIT_MS);
    runAfterPaint(resolve);
  });
}

const FRAME_LIMIT_MS = 100;
