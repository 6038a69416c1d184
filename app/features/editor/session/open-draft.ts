import type { StoredDraft } from '#app/data/browser-database.ts';
import { getDraft, listDrafts, saveDraft } from '#app/data/drafts.ts';
import { listGivenNumbers } from '#app/data/given-numbers.ts';
import { getHabits } from '#app/data/habits.ts';
import { listRemembered } from '#app/data/remembered.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { todayInFrance } from '#app/lib/today.ts';
import {
  createBlankDraft,
  createNewDraft,
  type DraftOrigin,
  defaultDueDate,
  mergeDrafts,
} from './new-draft.ts';
import { newId } from './new-id.ts';
import { proposeNumber } from './numbering.ts';
import type { Session } from './session.ts';

/** What became of a request to open something, for the page to say. */
export type Opened = 'same' | 'asked' | 'resumed' | 'new' | 'not-found' | 'refused';

/**
 * Shows what the page is asked for: the draft of its address, else the one that was left unfinished, else a new one. What
 * is already typed while the device answers is kept.
 */
export async function openDraft(session: Session, requestedId: string | null): Promise<Opened> {
  const { id, completed } = session.getState();
  const isAsked = requestedId === null ? id !== '' && completed === null : requestedId === id;
  if (isAsked) return 'same';
  if (id !== '') await session.flush();
  session.set({ id: requestedId ?? newId(), isStored: false });
  try {
    return await openFromDevice(session, requestedId);
  } catch {
    session.set({ status: 'refused' });
    await startDraft(session);
    return 'refused';
  }
}

/** A new document, with what the device knows of its author, or what is given. */
export async function startDraft(session: Session, origin: DraftOrigin = {}): Promise<void> {
  await session.flush();
  const { editor, id } = session.getState();
  const { store, today } = editor;
  const before = store.getState();
  const { kind } = before.draft;
  const known = await readOrigin().catch(() => ({ given: [], origin: {} }));
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
async function showStored(session: Session, stored: StoredDraft): Promise<void> {
  const content = await readStored(stored);
  session.set({ given: await listGivenNumbers() });
  await conceal(session, () => session.show(content, { id: stored.id, isSettled: true, stored }));
}

/** What a stored draft holds, without what can no longer be read. */
export async function readStored({ draft, rawTexts }: StoredDraft): Promise<EditorState> {
  const { readStoredDraft } = await import('./read-stored-draft.ts');
  const read = readStoredDraft(draft);
  return { draft: read.ok ? read.draft : draft, rawTexts };
}

async function openFromDevice(session: Session, requestedId: string | null): Promise<Opened> {
  const { kind } = session.getState().editor.store.getState().draft;
  if (requestedId !== null) {
    const stored = await getDraft(requestedId);
    if (!stored) {
      await startDraft(session);
      return 'not-found';
    }
    await showStored(session, stored);
    return 'asked';
  }
  const unfinished = (await listDrafts()).find(
    (stored) => stored.draft.kind === kind && stored.completedAt === undefined,
  );
  if (!unfinished) {
    await startDraft(session);
    return 'new';
  }
  await showStored(session, unfinished);
  return 'resumed';
}

async function readOrigin() {
  const [sellers, habits, given] = await Promise.all([
    listRemembered('sellers'),
    getHabits(),
    listGivenNumbers(),
  ]);
  return { given, origin: { seller: sellers[0]?.value, habits } satisfies DraftOrigin };
}

/**
 * Changes what is shown while it is out of sight: fields that take other places between two frames are no jump of the page
 * for who did not see the first places.
 */
async function conceal(session: Session, change: () => void): Promise<void> {
  await session.whenAlive;
  session.set({ isConcealed: true });
  await nextFrame();
  change();
  // The rules too change what the form shows.
  session.getState().editor.analysis.flush();
  await nextFrame();
  session.set({ isConcealed: false });
}

/** A hidden tab has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_LIMIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });
}

const FRAME_LIMIT_MS = 100;

/** The same content as a new draft of today, with the next number; saved, so that it can be opened. */
export async function copyDraft({ draft }: StoredDraft): Promise<StoredDraft> {
  const today = todayInFrance();
  const number = proposeNumber(await listGivenNumbers(), { draft, date: today });
  const copy: StoredDraft = {
    id: newId(),
    draft: {
      ...draft,
      number,
      issueDate: today,
      dueDate: defaultDueDate(today, draft.buyer.kind),
      supply: { date: today },
    },
    rawTexts: {},
    updatedAt: Date.now(),
  };
  await saveDraft(copy);
  return copy;
}
