import type { Draft, DraftPath } from '#documents';
import { followLine } from './follow-lines.ts';
import { type History, record, redo, startHistory, undo } from './history.ts';
import { getAt, setAt } from './path.ts';

/**
 * What is being edited. The draft always computes: a text that cannot be read yet (« 12, ») waits
 * in `rawTexts` under its path, while the draft keeps the last value that could be read.
 */
export type EditorState = { draft: Draft; rawTexts: Readonly<Record<string, string>> };

export type EditorStore = {
  getState: () => EditorState;
  /** What the page was drawn with before it came alive. */
  getInitialState: () => EditorState;
  /** Calls back after each change; gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Writes a value at a path; undefined removes it. Typing goes on in one undo step. */
  set: (path: DraftPath, value: unknown) => void;
  /** Keeps a text that cannot be read, so that it is neither lost nor computed. */
  setRaw: (path: DraftPath, text: string) => void;
  /**
   * Changes several things in one undo step. `key` names the step: equal keys in a row merge, none
   * never does. The path of the field that was typed in makes a good key, and its unread text is
   * then forgotten.
   */
  update: (change: (draft: Draft) => Draft, key?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Replaces everything; `isUndoable` keeps what was there one undo away. */
  load: (state: EditorState, isUndoable?: boolean) => void;
  /** Brings what makes the rest of a draft follow a change, in the same step. */
  provideFollow: (follow: Follow) => void;
};

/** The changed draft with what follows from the change. */
export type Follow = (before: Draft, after: Draft) => Draft;

export function createEditorStore(initial: EditorState, now: () => number): EditorStore {
  let history: History<EditorState> = startHistory(initial);
  let follow: Follow = (_before, after) => after;
  const listeners = new Set<() => void>();
  const commit = (next: History<EditorState>) => {
    if (next === history) return;
    history = next;
    for (const listener of [...listeners]) listener();
  };
  const change = ({ draft, rawTexts }: EditorState, key: string) => {
    const followed = follow(history.present.draft, draft);
    commit(record(history, { draft: followed, rawTexts }, { key, time: now() }));
  };
  return {
    getState: () => history.present,
    getInitialState: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (path, value) => {
      const { draft, rawTexts } = history.present;
      if (Object.is(getAt(draft, path), value) && rawTexts[path] === undefined) return;
      const kept = value === undefined ? withoutUnder(rawTexts, path) : without(rawTexts, path);
      change({ draft: setAt(draft, path, value), rawTexts: kept }, path);
    },
    setRaw: (path, text) => {
      const { draft, rawTexts } = history.present;
      change({ draft, rawTexts: { ...rawTexts, [path]: text } }, path);
    },
    update: (alter, key) => {
      const { draft, rawTexts } = history.present;
      const next = alter(draft);
      const read = key === undefined ? rawTexts : without(rawTexts, key);
      if (next === draft && read === rawTexts) return;
      change(
        { draft: next, rawTexts: keepInPlace(read, draft, next) },
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
    provideFollow: (provided) => {
      follow = provided;
    },
  };
}

type RawTexts = EditorState['rawTexts'];

function without(texts: RawTexts, path: string): RawTexts {
  if (texts[path] === undefined) return texts;
  const { [path]: _removed, ...others } = texts;
  return others;
}

/** What is removed as a whole takes the unread texts of its parts along. */
function withoutUnder(texts: RawTexts, path: string): RawTexts {
  const kept = Object.entries(texts).filter(
    ([key]) => key !== path && !key.startsWith(`${path}.`) && !key.startsWith(`${path}[`),
  );
  return Object.fromEntries(kept);
}

/**
 * Unread texts of a line go with it where it moves. Entries of other lists (discounts, instalments)
 * that move or go leave theirs behind: under the old number they would say something of another
 * entry. A list that keeps its length keeps them.
 */
function keepInPlace(texts: RawTexts, before: Draft, after: Draft): RawTexts {
  const kept = Object.entries(texts).flatMap(([path, text]) => {
    const isInPlace = listsOf(path).every(
      (list) => lengthAt(before, list) === lengthAt(after, list),
    );
    const next = isInPlace ? followLine(path, before.lines, after.lines) : null;
    return next === null ? [] : [[next, text]];
  });
  return Object.fromEntries(kept);
}

/**
 * « prepayments[0].vat[1].rate » → « prepayments », « prepayments[0].vat »; the lines themselves
 * are followed one by one.
 */
function listsOf(path: string): string[] {
  const lists = [...path.matchAll(/\[/g)].map(({ index }) => path.slice(0, index));
  return lists.filter((list) => list !== 'lines');
}

function lengthAt(draft: Draft, path: string): number {
  const list = getAt(draft, path);
  return Array.isArray(list) ? list.length : 0;
}
