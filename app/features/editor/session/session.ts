import type { GivenNumber, StoredDraft } from '#app/data/browser-database.ts';
import { saveDraft } from '#app/data/drafts.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { KindName } from '#documents';
import { createAutosave, type SaveStatus } from './autosave.ts';
import { createEditor } from './create-editor.ts';
import { createState } from './create-state.ts';
import { listTexts } from './list-texts.ts';
import { createBlankDraft } from './new-draft.ts';
import { createSheetFonts, type SheetFonts } from './sheet-fonts.ts';

export type SessionState = {
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
  /** Another tab changes the same draft, and that has been said. */
  hasRival: boolean;
  /** A moment out of sight, so that a form that takes another shape is not seen to jump. */
  isConcealed: boolean;
  /** How many documents have been shown: each has a form of its own, as new as itself. */
  shownCount: number;
};

/** What is being made in this tab, for one kind of document: its stores, and how the device keeps them. */
export type Session = {
  getState: () => SessionState;
  /** What the page was drawn with before it came alive. */
  getInitialState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  set: (change: Partial<SessionState>) => void;
  fonts: SheetFonts;
  /** Shows a document under an id; `isSettled` says that the device holds it just so. */
  show: (content: EditorState, as: ShownAs) => void;
  /** Its final file has been made: it is no longer what one comes back to. */
  complete: () => Promise<void>;
  flush: () => Promise<void>;
  isDirty: () => boolean;
  /** A part of the form, of so many, has come alive. */
  wake: (partCount: number) => void;
  /** Resolves when the whole form has come alive. */
  whenAlive: Promise<void>;
};

type ShownAs = {
  id: string;
  isSettled: boolean;
  /** What was shown stays one undo away. */
  isUndoable?: boolean;
  stored?: Pick<StoredDraft, 'updatedAt' | 'completedAt'>;
};

export function createSession(kindName: KindName): Session {
  const fonts = createSheetFonts();
  const editor = createEditor(createBlankDraft(kindName), fonts);
  const { store, analysis, touched } = editor;
  const state = createState<SessionState>({
    editor,
    id: '',
    isStored: false,
    status: 'saved',
    knownAt: 0,
    given: [],
    completed: null,
    hasRival: false,
    isConcealed: false,
    shownCount: 0,
  });
  let isInUse = false;
  let aliveCount = 0;
  let tellAlive: () => void = () => undefined;
  const whenAlive = new Promise<void>((resolve) => {
    tellAlive = resolve;
  });
  const write = async (content: EditorState) => {
    const stored = toStored(content, state.get());
    await saveDraft(stored);
    if (state.get().id === stored.id) state.set({ isStored: true, knownAt: stored.updatedAt });
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
  store.subscribe(() => {
    if (store.getState() !== state.get().completed) state.set({ completed: null });
    autosave.touch();
  });
  analysis.subscribe(async () => {
    if (await fonts.load(listTexts(analysis.getState().draft))) analysis.flush();
  });
  return {
    getState: state.get,
    getInitialState: state.getInitial,
    subscribe: state.subscribe,
    set: state.set,
    fonts,
    show: (content, { id, isSettled, isUndoable = false, stored }) => {
      if (isSettled) autosave.settle(content);
      state.set({
        id,
        isStored: stored !== undefined,
        knownAt: stored?.updatedAt ?? 0,
        completed: stored?.completedAt ? content : null,
        status: hasProblem(state.get()) ? state.get().status : 'saved',
        hasRival: false,
      });
      if (!isUndoable) touched.reset();
      if (!isUndoable && isInUse) state.set({ shownCount: state.get().shownCount + 1 });
      isInUse = true;
      store.load(content, isUndoable);
    },
    complete: async () => {
      state.set({ completed: store.getState() });
      await autosave.flush();
      await write(store.getState());
    },
    flush: autosave.flush,
    isDirty: autosave.isDirty,
    wake: (partCount) => {
      aliveCount++;
      if (aliveCount >= partCount) tellAlive();
    },
    whenAlive,
  };
}

/** The device keeps nothing: it has no room left, or refuses. */
export function hasProblem({ status }: SessionState): boolean {
  return status === 'full' || status === 'refused';
}

function toStored({ draft, rawTexts }: EditorState, state: SessionState): StoredDraft {
  const updatedAt = Math.max(Date.now(), state.knownAt + 1);
  const { id, completed } = state;
  return {
    id,
    draft,
    rawTexts: { ...rawTexts },
    updatedAt,
    ...(completed && { completedAt: updatedAt }),
  };
}

/** The editor of another day: everything that asks for today asks again. */
export function renewToday(session: Session): void {
  const { editor } = session.getState();
  const today = todayInFrance();
  if (editor.today === today) return;
  session.set({ editor: { ...editor, today } });
  editor.analysis.flush();
}
