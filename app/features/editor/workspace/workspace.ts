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
import {
  type GivenNumber,
  type RecordIds,
  recordIdsOf,
  type StoredDraft,
} from '#documents/dossier';
import { createAutosave, type SaveStatus } from './autosave.ts';
import { createEditor } from './create-editor.ts';

export type WorkspaceState = {
  /** Replaced only at midnight, for a new `today`. */
  editor: Editor;
  /** The id of the current draft, in the address and on the device. */
  id: string;
  /** Whether the device holds the draft: only then may the address show its id. */
  isStored: boolean;
  status: SaveStatus;
  /** When this tab last read or wrote the draft, in milliseconds; a write may not be over. */
  knownAt: number;
  /** The time of the version that the device held when it was last read, or written whole. */
  keptAt: number;
  /** Numbers already given on this device. */
  given: readonly GivenNumber[];
  /** The state at the last final file; null once the draft differs from it. */
  completed: EditorState | null;
  isOutcomeOpen: boolean;
  /** The draft at the last final file, whatever has changed since. */
  issued: Issued | null;
  /** Whom the last final file counts for, whatever has changed since. */
  issuedIds: RecordIds;
  /** Another tab is changing the same draft, and the user has been told. */
  hasRival: boolean;
  /** A document of the account that this device does not hold yet, or that is no more. */
  awaited: 'arriving' | 'unreachable' | 'gone' | null;
  /** Hides the form for a moment while it takes another shape. */
  isConcealed: boolean;
  /** False until a document is shown: typing must not overwrite a draft that is being opened. */
  isShown: boolean;
  /** Counts the documents shown: each gets a newly mounted form. */
  shownCount: number;
};

/**
 * Holds the open document of one kind in this tab: its stores and how it is saved. It outlives the
 * document, which another one may replace.
 */
export type Workspace = {
  getState: () => WorkspaceState;
  /** The state used for prerendering and hydration. */
  getInitialState: () => WorkspaceState;
  subscribe: (listener: () => void) => () => void;
  set: (change: Partial<WorkspaceState>) => void;
  fonts: SheetFonts;
  /** Shows a document; `isSettled` means that the device already holds this exact content. */
  show: (content: EditorState, as: ShownAs) => void;
  /** Marks `issued` as the content of the final file; later typing is not part of it. */
  complete: (issued: Draft) => Promise<void>;
  /** Returns to the issued content; the changed content can be undone to. */
  restoreIssued: () => void;
  /** Turns an issued document that nobody received back into a draft with the same number. */
  withdraw: () => Promise<void>;
  flush: () => Promise<void>;
  /** The page is being unloaded: requests the save of pending changes at once. */
  leave: () => void;
  isDirty: () => boolean;
  /** Called as each part of the form hydrates; `partCount` is their total. */
  wake: (partCount: number) => void;
  whenAlive: Promise<void>;
  /** Resolves when the first document is shown. */
  whenShown: Promise<void>;
};

type ShownAs = {
  id: string;
  isSettled: boolean;
  /** The previous content can be undone to. */
  isUndoable?: boolean;
  /** Says whom the document counts for, too. */
  stored?: Pick<StoredDraft, 'updatedAt' | 'completedAt' | 'issued' | keyof RecordIds>;
};

type Issued = NonNullable<StoredDraft['issued']>;

/** `onFrozen` takes what was typed in a document that the account has issued meanwhile. */
export function createWorkspace(
  kindName: KindName,
  onFrozen: (written: StoredDraft) => Promise<void> = () => Promise.resolve(),
): Workspace {
  const fonts = createSheetFonts();
  const followNumber = (before: Draft, after: Draft) => {
    const { given, issued } = state.get();
    return issued ? after : followSeries(after, { before, given, today: todayInFrance() });
  };
  const editor = createEditor(createBlankDraft(kindName), { fonts, followMore: followNumber });
  const { store, analysis, touched } = editor;
  const state = createState<WorkspaceState>({
    editor,
    id: '',
    isStored: false,
    status: 'saved',
    knownAt: 0,
    keptAt: 0,
    given: [],
    completed: null,
    isOutcomeOpen: false,
    issued: null,
    issuedIds: {},
    hasRival: false,
    awaited: null,
    isConcealed: false,
    isShown: false,
    shownCount: 0,
  });
  let aliveCount = 0;
  const alive = createSignal();
  const shown = createSignal();
  const write = async (content: EditorState) => {
    const stored = toStored(content, state.get());
    // Set before the write, so that reading it back is not taken for another tab’s change.
    state.set({ knownAt: stored.updatedAt });
    if ((await dossier.save(stored)) === 'frozen') await onFrozen(stored);
    else if (state.get().id === stored.id) state.set({ isStored: true, keptAt: stored.updatedAt });
  };
  const autosave = createAutosave({
    read: store.getState,
    write,
    onStatus: (status) => {
      // A refused save stays reported until one succeeds.
      if (status !== 'pending' || !hasProblem(state.get())) state.set({ status });
    },
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  // The draft of the last final file: undoing later changes makes the document finished again.
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
    // Only unwritable glyphs or another language require loading fonts for the whole draft.
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
      const ids = recordIdsOf(stored ?? given);
      const content = { draft: completeParts(given.draft), rawTexts: given.rawTexts, ...ids };
      if (isSettled) autosave.settle(content);
      finished = stored?.completedAt ? content.draft : null;
      state.set({
        id,
        ...describeStored(stored),
        completed: finished && content,
        isOutcomeOpen: false,
        issuedIds: ids,
        status: hasProblem(state.get()) ? state.get().status : 'saved',
        hasRival: false,
        awaited: null,
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
        issuedIds: recordIdsOf(store.getState()),
      });
      await autosave.flush();
      await write(store.getState());
    },
    restoreIssued: () => {
      const { issued, issuedIds } = state.get();
      if (!issued) return;
      finished = issued.draft;
      store.load({ draft: issued.draft, rawTexts: {}, ...issuedIds }, true);
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

function describeStored(stored: ShownAs['stored']) {
  const at = stored?.updatedAt ?? 0;
  return {
    ...{ isStored: stored !== undefined, knownAt: at, keptAt: at },
    issued: stored?.issued ?? null,
  };
}

/** The device refused the last save, or is full. */
export function hasProblem({ status }: WorkspaceState): boolean {
  return status === 'full' || status === 'refused';
}

function toStored({ draft, rawTexts, ...ids }: EditorState, state: WorkspaceState): StoredDraft {
  const updatedAt = Math.max(Date.now(), state.knownAt + 1);
  const { id, completed, issued, issuedIds } = state;
  return {
    id,
    draft,
    rawTexts: { ...rawTexts },
    updatedAt,
    ...(completed && { completedAt: updatedAt }),
    ...(issued && { issued }),
    ...recordIdsOf(issued ? issuedIds : ids),
  };
}

/** Moves the editor to a new day, which makes everything that depends on `today` run again. */
export function renewToday(workspace: Workspace): void {
  const { editor } = workspace.getState();
  const today = todayInFrance();
  if (editor.today === today) return;
  workspace.set({ editor: { ...editor, today } });
  editor.analysis.flush();
}
