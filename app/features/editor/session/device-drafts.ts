import { dossier } from '#app/data/dossier.ts';
import { getHabits } from '#app/data/habits.ts';
import { listRemembered } from '#app/data/remembered.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import {
  createNewDraft,
  type DraftOrigin,
  mergeDrafts,
} from '#app/features/editor/draft/new-draft.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { newId } from '#app/lib/new-id.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';
import { type Draft, type KindName, requireKind } from '#documents';
import { proposeNumber, type StoredDraft } from '#documents/dossier';
import type { EditorSession } from './editor-session.ts';

/** The outcome of a request to open something, for the page to report. */
export type Opened = 'same' | 'asked' | 'resumed' | 'new' | 'not-found' | 'refused';

/**
 * What is shown may have been deleted or changed from another page of this tab since. What is typed
 * here wins.
 */
export async function agreeWithDevice(session: EditorSession): Promise<Opened> {
  const { id, isStored } = session.getState();
  const stored = isStored ? await dossier.get(id).catch(() => undefined) : undefined;
  // As it is now: this page may have saved the draft while the device answered.
  const { id: shownId, knownAt } = session.getState();
  if (stored === undefined || session.isDirty() || shownId !== id) return 'same';
  if (stored === null) {
    session.set({ isStored: false });
    await startOnDevice(session, { before: session.getState().editor.store.getState() });
  } else if (stored.updatedAt > knownAt) await showStored(session, stored);
  return 'same';
}

/**
 * A new document, with what the device knows of its author, or what is given. What has been typed
 * since `before` is kept.
 */
export async function startOnDevice(
  session: EditorSession,
  { origin = {}, before }: { origin?: DraftOrigin; before: EditorState },
): Promise<void> {
  await session.flush();
  const { editor, id } = session.getState();
  const { store, today } = editor;
  const { kind } = before.draft;
  const known = await readOrigin(kind).catch(() => ({ given: [], origin: {} }));
  const blank = createBlankDraft(kind);
  const inherited = { ...known.origin, ...origin };
  const seller = inherited.seller ?? blank.seller;
  const number = proposeNumber(known.given, { draft: { ...blank, seller }, date: today });
  const fresh = createNewDraft(kind, { ...inherited, today, number });
  session.set({ given: known.given });
  // Only the very first document can have been typed in while the device answered.
  const typed = store.getState() === before ? null : store.getState();
  const draft = typed ? mergeDrafts(typed.draft, before.draft, fresh) : fresh;
  const show = () =>
    session.show(
      { draft, rawTexts: typed?.rawTexts ?? {} },
      { id: typed ? id : newId(), isSettled: typed === null },
    );
  // Without a seller, the form keeps the shape that it has.
  if (before.draft.seller.name === '' && seller.name === '') show();
  else await conceal(session, show);
}

/** Shows a draft that the device holds. */
async function showStored(session: EditorSession, stored: StoredDraft): Promise<void> {
  const { repairStored } = await fetchPart(() => import('./repair-stored.ts'));
  const content = repairStored(stored);
  session.set({ given: await dossier.listNumbers().catch(() => []) });
  await conceal(session, () => session.show(content, { id: stored.id, isSettled: true, stored }));
}

/** The draft of the address, else the one that was left unfinished, else a new one. */
export async function openFromDevice(
  session: EditorSession,
  { requestedId, before }: { requestedId: string | null; before: EditorState },
): Promise<Opened> {
  const { kind } = before.draft;
  if (requestedId !== null) {
    const stored = await dossier.get(requestedId);
    if (!stored) {
      await startOnDevice(session, { before });
      return 'not-found';
    }
    await showStored(session, stored);
    return 'asked';
  }
  const unfinished = await dossier.findUnfinished(kind);
  if (!unfinished) {
    await startOnDevice(session, { before });
    return 'new';
  }
  await showStored(session, unfinished);
  return 'resumed';
}

async function readOrigin(kind: KindName) {
  const [sellers, habits, given] = await Promise.all([
    listRemembered('sellers'),
    getHabits(),
    dossier.listNumbers(),
  ]);
  const seller = sellers.find(({ value }) => isSellerOf(kind, value))?.value;
  return { given, origin: { seller, habits } satisfies DraftOrigin };
}

/** A private person lets a home or gives a receipt, and invoices nothing. */
function isSellerOf(kind: KindName, { kind: sellerKind }: Draft['seller']): boolean {
  return sellerKind !== 'individual' || requireKind(kind).allowsPrivateSeller;
}

/**
 * Changes what is shown while it is out of sight: fields that take other places between two frames
 * do not look like a jump to someone who never saw the first ones.
 */
async function conceal(session: EditorSession, change: () => void): Promise<void> {
  // The rules too change what the form shows.
  await Promise.all([session.whenAlive, loadEngine()]);
  session.set({ isConcealed: true });
  await nextFrame();
  change();
  session.getState().editor.analysis.flush();
  await nextFrame();
  session.set({ isConcealed: false });
}

/** A hidden tab has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_LIMIT_MS);
    runAfterPaint(resolve);
  });
}

const FRAME_LIMIT_MS = 100;
