import { dossier } from '#app/data/dossier.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { completeParts } from '#app/features/editor/draft/new-parts.ts';
import { followSeries } from '#app/features/editor/draft/own-number.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { createSignal } from '#app/lib/create-signal.ts';
import { createState } from '#app/lib/create-state.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { createSheetFonts, type SheetFonts } from '#app/sheet/sheet-fonts.ts';
import type { Draft, KindName } from '#documents';
import type { GivenNumber, StoredDraft } from '#documents/dossier';
import { createAutosave, type SaveStatus } from './autosave.ts';
import { createEditor } from './create-editor.ts';

export type EditorSessionState = {
  /** Replaced at midnight only, for its `today`. */
  editor: Editor;
  /** The draft being edited, as the address and the device know it. */
  id: string;
  /** The device holds it: its id may stand in the address. */
  isStored: boolean;
  status: SaveStatus;
  /** When this tab last read or wrote the draft. */
  knownAt: number;
  /** Numbers given on this device. */
  given: readonly GivenNumber[];
  /** What the last final file was made of, while it is still what is shown. */
  completed: EditorState | null;
  /** What may be done with that file is in sight. */
  isOutcomeOpen: boolean;
  /** What its last final file was made of, whatever has changed since. */
  issued: Issued | null;
  /** Another tab changes the same draft, and that has been said. */
  hasRival: boolean;
  /** A moment out of sight, so that a form that takes another shape is not seen to jump. */
  isConcealed: boolean;
  /**
   * Until a document is shown the page belongs to nobody, and typing must not overwrite the one
   * that is being opened.
   */
  isShown: boolean;
  /** How many documents have been shown: each has a form of its own, as new as itself. */
  shownCount: number;
};

/**
 * What is being made in this tab, for one kind of document: its stores, and how the device keeps
 * them.
 */
export type EditorSession = {
  getState: () => EditorSessionState;
  /** What the page was drawn with before it came alive. */
  getInitialState: () => EditorSessionState;
  subscribe: (listener: () => void) => () => void;
  set: (change: Partial<EditorSessionState>) => void;
  fonts: SheetFonts;
  /** Shows a document under an id; `isSettled` says that the device holds it just so. */
  show: (content: EditorState, as: ShownAs) => void;
  /**
   * The final file of what was shown has been made: it is no longer what one comes back to. What
   * was typed since is not in the file.
   */
  complete: (issued: Draft) => Promise<void>;
  /** Shows again what was issued; what it had become stays one undo away. */
  restoreIssued: () => void;
  /** It was never given to anyone: a draft again, which keeps its number. */
  withdraw: () => Promise<void>;
  flush: () => Promise<void>;
  /** The page may be gone in a moment: what is not saved is asked for at once. */
  leave: () => void;
  isDirty: () => boolean;
  /** One of the parts of the form has come alive; `partCount` is how many there are. */
  wake: (partCount: number) => void;
  /** Resolves when the whole form has come alive. */
  whenAlive: Promise<void>;
  /** Resolves when a document is shown: until then the page belongs to nobody. */
  whenShown: Promise<void>;
};

type ShownAs = {
  id: string;
  isSettled: boolean;
  /** What was shown stays one undo away. */
  isUndoable?: boolean;
  stored?: Pick<StoredDraft, 'updatedAt' | 'completedAt' | 'issued'>;
};

type Issued = NonNullable<StoredDraft['issued']>;

export function createSession(kindName: KindName): EditorSession {
  const fonts = createSheetFonts();
  const followNumber = (before: Draft, after: Draft) => {
    const { given, issued } = state.get();
    return issued ? after : followSeries(after, { before, given, today: todayInFrance() });
  };
  const editor = createEditor(createBlankDraft(kindName), { fonts, followMore: followNumber });
  const { store, analysis, touched } = editor;
  const state = createState<EditorSessionState>({
    editor,
    id: '',
    isStored: false,
    status: 'saved',
    knownAt: 0,
    given: [],
    completed: null,
    isOutcomeOpen: false,
    issued: null,
    hasRival: false,
    isConcealed: false,
    isShown: false,
    shownCount: 0,
  });
  let aliveCount = 0;
  const alive = createSignal();
  const shown = createSignal();
  const write = async (content: EditorState) => {
    const stored = toStored(content, state.get());
    // Known before the device holds it: what is read there in the meantime is not news.
    state.set({ knownAt: stored.updatedAt });
    await dossier.save(stored);
    if (state.get().id === stored.id) state.set({ isStored: true });
  };
  const autosave = createAutosave({
    read: store.getState,
    write,
    onStatus: (status) => {
      // What the device refuses stays said until it accepts.
      if (status !== 'pending' || !hasProblem(state.get())) state.set({ status });
    },
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  // What the last final file was made of: a change that is undone leaves the document as finished
  // as it was.
  let finished: Draft | null = null;
  const readCompleted = () => {
    const current = store.getState();
    const isUnread = Object.keys(current.rawTexts).length > 0;
    return current.draft === finished && !isUnread ? current : null;
  };
  store.subscribe(() => {
    state.set({ completed: readCompleted() });
    if (state.get().isShown) autosave.touch();
  });
  analysis.subscribe(async () => {
    const { draft, sheet } = analysis.getState();
    // Every text of the draft is read again only when the sheet could not write one.
    if (sheet.missingGlyphs.length === 0 && sheet.language === draft.language) return;
    if (await fonts.load(draft)) analysis.flush();
  });
  return {
    getState: state.get,
    getInitialState: state.getInitial,
    subscribe: state.subscribe,
    set: state.set,
    fonts,
    show: (given, { id, isSettled, isUndoable = false, stored }) => {
      const content = { ...given, draft: completeParts(given.draft) };
      if (isSettled) autosave.settle(content);
      finished = stored?.completedAt ? content.draft : null;
      state.set({
        id,
        isStored: stored !== undefined,
        knownAt: stored?.updatedAt ?? 0,
        completed: finished && content,
        isOutcomeOpen: false,
        issued: stored?.issued ?? null,
        status: hasProblem(state.get()) ? state.get().status : 'saved',
        hasRival: false,
      });
      if (!isUndoable) touched.reset();
      const { isShown, shownCount } = state.get();
      state.set({ isShown: true, shownCount: shownCount + (!isUndoable && isShown ? 1 : 0) });
      store.load(content, isUndoable);
      shown.tell();
    },
    complete: async (issued) => {
      finished = issued;
      state.set({
        completed: readCompleted(),
        isOutcomeOpen: true,
        issued: { draft: issued, at: Date.now() },
      });
      await autosave.flush();
      await write(store.getState());
    },
    restoreIssued: () => {
      const { issued } = state.get();
      if (!issued) return;
      finished = issued.draft;
      store.load({ draft: issued.draft, rawTexts: {} }, true);
    },
    withdraw: async () => {
      finished = null;
      state.set({ completed: null, issued: null });
      await autosave.flush();
      await write(store.getState());
    },
    flush: async () => {
      if (state.get().isShown) await autosave.flush();
    },
    leave: () => {
      if (!state.get().isShown) return;
      if (autosave.isDirty()) dossier.keepLeft(toStored(store.getState(), state.get()));
      autosave.leave();
    },
    isDirty: autosave.isDirty,
    wake: (partCount) => {
      aliveCount++;
      if (aliveCount >= partCount) alive.tell();
    },
    whenAlive: alive.promise,
    whenShown: shown.promise,
  };
}

/** The device keeps nothing: it has no room left, or refuses. */
export function hasProblem({ status }: EditorSessionState): boolean {
  return status === 'full' || status === 'refused';
}

function toStored({ draft, rawTexts }: EditorState, state: EditorSessionState): StoredDraft {
  const updatedAt = Math.max(Date.now(), state.knownAt + 1);
  const { id, completed, issued } = state;
  return {
    id,
    draft,
    rawTexts: { ...rawTexts },
    updatedAt,
    ...(completed && { completedAt: updatedAt }),
    ...(issued && { issued }),
  };
}

/** The editor of another day: everything that asks for today asks again. */
export function renewToday(session: EditorSession): void {
  const { editor } = session.getState();
  const today = todayInFrance();
  if (editor.today === today) return;
  session.set({ editor: { ...editor, today } });
  editor.analysis.flush();
}
