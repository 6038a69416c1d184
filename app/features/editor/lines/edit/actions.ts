import { flushSync } from 'react-dom';
import { newLine } from '#app/features/editor/draft/new-line.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import type { RowWindow } from '#app/features/editor/lines/row-window.ts';
import type { LinesView } from '#app/features/editor/lines/view.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import { followLine } from '#app/features/editor/store/follow-lines.ts';
import { type DraftPath, isEmptyLine, type Line } from '#documents';
import { duplicateLine, insertLines, moveLine, removeLine, replaceLine } from './edit-lines.ts';
import { afterMenuCloses, focusAddButton, focusCell, focusMenu } from './focus-cell.ts';
import { type Column, nextLineWithField, pathOfCell } from './grid-columns.ts';
import { turnLine } from './turn-line.ts';

/**
 * Edits of the lines. Each is one undo step, moves the focus to where the user continues, and is
 * announced to screen readers.
 */
export type LineActions = ReturnType<typeof createLineActions>;

export function createLineActions(
  { store, touched, today }: Editor,
  {
    view,
    rows,
    keysOf,
  }: {
    view: LinesView;
    rows: RowWindow;
    keysOf: (lines: readonly Line[]) => readonly string[];
  },
) {
  const read = () => store.getState().draft.lines;
  const change = (alter: (lines: readonly Line[]) => Line[], step?: string) => {
    const before = read();
    const known = new Set(keysOf(before));
    flushSync(() => {
      store.update((draft) => ({ ...draft, lines: alter(draft.lines) }), step);
      touched.rename((path) => followLine(path, before, read()));
      rows.bring(keysOf(read()).filter((key) => !known.has(key)));
    });
  };
  const goTo = (index: number, column: Column) => {
    const key = keysOf(read())[index];
    if (key)
      flushSync(() => {
        rows.bring([key]);
        // Only one card stays open when the focus moves by itself.
        view.set({ openCards: new Set([key]) });
      });
    focusCell(pathOfCell(read()[index], index, column));
  };
  const add = (kind: Line['kind'], at = read().length) => {
    const line = newLine(store.getState().draft, kind, at, today);
    change((lines) => insertLines(lines, at, [line]));
    goTo(at, 'name');
    if (kind === 'page-break') view.announce(`Saut de page ajouté en position ${at + 1}`);
  };
  const move = (from: number, to: number, step?: string) => {
    const count = read().length;
    if (to < 0 || to >= count || to === from) return;
    change((lines) => moveLine(lines, from, to), step);
    view.announce(`Ligne ${from + 1} déplacée en position ${to + 1} sur ${count}`);
  };
  const remove = (index: number) => {
    change((lines) => removeLine(lines, index));
    view.announce(`Ligne ${index + 1} supprimée`);
  };
  return {
    goTo,
    add,
    move,
    remove,
    /**
     * Removes a line from its menu; the focus goes to the menu of the line that takes its place.
     */
    removeFromMenu: (index: number) => {
      remove(index);
      focusMenu(Math.min(index, read().length - 1));
    },
    /** Backspace in an empty line. */
    removeBackwards: (index: number) => {
      const previous = nextLineWithField(read(), index, -1);
      if (read().length < 2) return;
      remove(index);
      goTo(previous ?? 0, 'name');
    },
    /** Tab out of an empty last line: removes it and moves the focus past the lines. */
    leaveEmpty: (index: number) => {
      if (read().length > 1) remove(index);
      focusAddButton();
    },
    duplicate: (index: number, column: Column | null = null) => {
      change((lines) => duplicateLine(lines, index));
      view.announce(`Ligne ${index + 1} dupliquée en position ${index + 2}`);
      if (column) goTo(index + 1, column);
    },
    goVertically: (index: number, step: 1 | -1, column: Column) => {
      const next = nextLineWithField(read(), index, step);
      if (next !== null) goTo(next, column);
      else if (step === 1) add('item');
    },
    replace: (index: number, line: Line) => change((lines) => replaceLine(lines, index, line)),
    turn: (index: number, to: 'item' | 'disbursement' | 'option' | 'variant') => {
      const line = turnLine(store.getState().draft, index, { to, today });
      if (line) change((lines) => replaceLine(lines, index, line));
    },
    /**
     * Inserts lines after `at`, or in place of an empty line there; the focus goes to the first
     * one.
     */
    insert: (at: number, added: readonly Line[]) => {
      const target = read()[at];
      const replaces = target !== undefined && isEmptyLine(target);
      const start = replaces ? at : Math.min(at + 1, read().length);
      change((lines) => insertLines(replaces ? removeLine(lines, at) : lines, start, added));
      view.announce(added.length === 1 ? '1 ligne ajoutée' : `${added.length} lignes ajoutées`);
      afterMenuCloses(() => goTo(start, 'name'));
    },
    openDetails: (key: string, path?: DraftPath) => {
      flushSync(() => {
        rows.bring([key]);
        view.open('openCards', key);
        view.open('openDetails', key);
      });
      if (path) focusField(path);
    },
  };
}
