import type { Draft } from '#documents';
import { type History, record, redo, startHistory, undo } from './history.ts';
import { getAt, setAt } from './path.ts';

/**
 * What is being edited. The draft always computes: a text that cannot be read yet (« 12, ») waits in `rawTexts` under its path,
 * while the draft keeps the last value that could be read.
 */
export type EditorState = { draft: Draft; rawTexts: Readonly<Record<string, string>> };

export type EditorStore = {
  getState: () => EditorState;
  /** Calls back after each change; gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Writes a value at a path; undefined removes it. Typing goes on in one undo step. */
  set: (path: string, value: unknown) => void;
  /** Keeps a text that cannot be read, so that it is neither lost nor computed. */
  setRaw: (path: string, text: string) => void;
  /** Changes several things in one undo step. `key` names the step: equal keys in a row merge, none never does. */
  update: (change: (draft: Draft) => Draft, key?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Replaces everything; `isUndoable` keeps what was there one undo away. */
  load: (state: EditorState, isUndoable?: boolean) => void;
};

export function createEditorStore(initial: EditorState, now: () => number): EditorStore {
  let history: History<EditorState> = startHistory(initial);
  const listeners = new Set<() => void>();
  const commit = (next: History<EditorState>) => {
    if (next === history) return;
    history = next;
    for (const listener of listeners) listener();
  };
  const change = (state: EditorState, key: string) =>
    commit(record(history, state, { key, time: now() }));
  return {
    getState: () => history.present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (path, value) => {
      const { draft, rawTexts } = history.present;
      if (Object.is(getAt(draft, path), value) && rawTexts[path] === undefined) return;
      change({ draft: setAt(draft, path, value), rawTexts: without(rawTexts, path) }, path);
    },
    setRaw: (path, text) =>
      change({ ...history.present, rawTexts: { ...history.present.rawTexts, [path]: text } }, path),
    update: (alter, key) => {
      const { draft, rawTexts } = history.present;
      const next = alter(draft);
      if (next === draft) return;
      change(
        {
          draft: next,
          rawTexts: next.lines.length === draft.lines.length ? rawTexts : dropLineTexts(rawTexts),
        },
        key ?? `update-${now()}-${Math.random()}`,
      );
    },
    undo: () => commit(undo(history)),
    redo: () => commit(redo(history)),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    load: (state, isUndoable = false) =>
      commit(
        isUndoable ? record(history, state, { key: 'load', time: now() }) : startHistory(state),
      ),
  };
}

function without(
  texts: Readonly<Record<string, string>>,
  path: string,
): Readonly<Record<string, string>> {
  if (texts[path] === undefined) return texts;
  const { [path]: _removed, ...others } = texts;
  return others;
}

/** Lines that move leave their unread texts behind: under the old number they would say something of another line. */
function dropLineTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => !path.startsWith('lines[')));
}
