import type { Draft, DraftPath, ListPath } from '#documents';
import { keepRecordIds, type RecordIds, recordIdsOf } from '#documents/dossier';
import { followLine } from './follow-lines.ts';
import { type History, record, redo, startHistory, undo } from './history.ts';
import { getAt, setAt } from './path.ts';

/**
 * The document being edited. The draft is always valid: a text that cannot be parsed yet (« 12, »)
 * waits in `rawTexts` under its path, while the draft keeps the last parsed value. A party that is
 * named anew loses its id.
 */
export type EditorState = RecordIds & {
  draft: Draft;
  rawTexts: Readonly<Record<string, string>>;
};

export type EditorStore = {
  getState: () => EditorState;
  /** The state used for prerendering and hydration. */
  getInitialState: () => EditorState;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Writes a value at a path; undefined removes it. Continuous typing in one field is one undo
   * step.
   */
  set: (path: DraftPath, value: unknown) => void;
  /** Keeps an unreadable text beside the draft. */
  setRaw: (path: DraftPath, text: string) => void;
  /**
   * Changes several values in one undo step. Consecutive updates with the same `key` merge; without
   * a key they never do. With the path of a field as key, its unread text is dropped.
   */
  update: (change: (draft: Draft) => Draft, key?: string) => void;
  /**
   * Names entries of the account, and writes what comes with them, in one undo step. A key that is
   * undefined names nobody.
   */
  nameRecords: (ids: RecordIds, change?: (draft: Draft) => Draft) => void;
  undo: () => void;
  redo: () => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Replaces everything; with `isUndoable` the previous state can be undone to. */
  load: (state: EditorState, isUndoable?: boolean) => void;
  /**
   * Sets the function that applies the updates that follow from a change, in the same undo step.
   */
  provideFollow: (follow: Follow) => void;
};

/** Completes a changed draft with the updates that follow from the change. */
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
  const change = (next: Content, key: string, named: RecordIds = {}) => {
    const before = history.present;
    const draft = follow(before.draft, next.draft);
    const ids = recordIdsOf({
      ...keepRecordIds(before, { from: before.draft, to: draft }),
      ...named,
    });
    commit(record(history, { draft, rawTexts: next.rawTexts, ...ids }, { key, time: now() }));
  };
  const uniqueKey = () => `update-${now()}-${Math.random()}`;
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
      change({ draft: next, rawTexts: keepInPlace(read, draft, next) }, key ?? uniqueKey());
    },
    nameRecords: (ids, alter = (draft) => draft) => {
      const { draft, rawTexts, ...known } = history.present;
      const next = alter(draft);
      const isSame = next === draft && isNamed(known, ids);
      if (!isSame)
        change({ draft: next, rawTexts: keepInPlace(rawTexts, draft, next) }, uniqueKey(), ids);
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

type Content = Pick<EditorState, 'draft' | 'rawTexts'>;
type RawTexts = EditorState['rawTexts'];

function isNamed(known: RecordIds, ids: RecordIds): boolean {
  return (['clientId', 'companyId'] as const).every(
    (key) => !(key in ids) || ids[key] === known[key],
  );
}

function without(texts: RawTexts, path: string): RawTexts {
  if (texts[path] === undefined) return texts;
  const { [path]: _removed, ...others } = texts;
  return others;
}

/** Drops the unread texts at and under a removed path. */
function withoutUnder(texts: RawTexts, path: string): RawTexts {
  const kept = Object.entries(texts).filter(
    ([key]) => key !== path && !key.startsWith(`${path}.`) && !key.startsWith(`${path}[`),
  );
  return Object.fromEntries(kept);
}

/**
 * Unread texts of a line move with it. In other lists (discounts, instalments) they are dropped
 * when the length of the list changes, as their index would name another entry.
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
 * « prepayments[0].vat[1].rate » → « prepayments », « prepayments[0].vat ». Excludes the lines,
 * which are followed one by one.
 */
function listsOf(path: string): ListPath[] {
  const lists = [...path.matchAll(/\[/g)].map(
    ({ index }) => path.slice(0, index) as ListPath, // what has an index is a list
  );
  return lists.filter((list) => list !== 'lines');
}

function lengthAt(draft: Draft, path: ListPath): number {
  const list = getAt(draft, path);
  return Array.isArray(list) ? list.length : 0;
}
