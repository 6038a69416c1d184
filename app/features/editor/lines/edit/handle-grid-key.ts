import type { KeyboardEvent } from 'react';
import { isEmptyLine, type Line } from '#documents';
import type { LineActions } from './actions.ts';
import type { Column } from './grid-columns.ts';
import { type GridAction, readGridKey } from './grid-keys.ts';
import { placeOf } from './place-of.ts';

export function handleGridKey(
  event: KeyboardEvent,
  actions: LineActions,
  lines: readonly Line[],
): void {
  // A plain character is text: the field handles it.
  if (event.key.length === 1 && !event.altKey && !event.ctrlKey && !event.metaKey) return;
  const place = placeOf(event.target);
  const line = place && lines[place.index];
  if (!place || !line || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const { index, column } = place;
  const action = readGridKey({
    key: event.key,
    isAlt: event.altKey,
    isCommand: event.ctrlKey || event.metaKey,
    isShift: event.shiftKey,
    column,
    isMultiline: event.target instanceof HTMLTextAreaElement,
    isEmptyText: isEmptyText(event.target),
    isLastColumn: isLastCell(event.target, place.row),
    isLastLine: index === lines.length - 1,
    isEmptyLine: isEmptyLine(line),
  });
  if (action === null) return;
  event.preventDefault();
  RUN[action](actions, index, column ?? 'name');
}

function isEmptyText(target: EventTarget): boolean {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && target.value === '';
}

function isLastCell(target: EventTarget, row: HTMLElement): boolean {
  const fields = row.querySelectorAll('[data-column] :is(input, select, textarea)');
  return fields.item(fields.length - 1) === target;
}

const RUN: Readonly<
  Record<GridAction, (actions: LineActions, index: number, column: Column) => void>
> = {
  'move-up': (actions, index) => actions.move(index, index - 1),
  'move-down': (actions, index) => actions.move(index, index + 1),
  duplicate: (actions, index, column) => actions.duplicate(index, column),
  'add-below': (actions, index) => actions.add('item', index + 1),
  append: (actions) => actions.add('item'),
  'go-up': (actions, index, column) => actions.goVertically(index, -1, column),
  'go-down': (actions, index, column) => actions.goVertically(index, 1, column),
  'leave-empty': (actions, index) => actions.leaveEmpty(index),
  'remove-backwards': (actions, index) => actions.removeBackwards(index),
};
